-- Words of the type column in a table of balances can be given a meaning.

update book_imports set choices = choices || '{"types": []}', reading = reading || '{"types": []}';
update book_import_mappings set choices = choices || '{"types": []}';
