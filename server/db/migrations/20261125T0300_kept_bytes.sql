-- How much a building keeps is asked at each upload, and for each building that the platform's staff look at.
create index document_versions_kept on document_versions (building_id) include (size_bytes) where sha256 is not null;
create index attachments_kept on attachments (building_id) include (subject, size_bytes);
