-- The order in which courses follow each other.
ALTER TABLE `lessons` ADD `path_no` integer;
