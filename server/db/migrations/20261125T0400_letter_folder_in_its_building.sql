-- The folder for a building's letters is one of its own library: letters never land in that of another building.
alter table document_folders add constraint document_folders_in_building unique (building_id, id);
alter table letter_folders add foreign key (building_id, folder_id) references document_folders (building_id, id);
