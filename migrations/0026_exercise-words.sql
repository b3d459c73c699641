-- The Chinese of an exercise, cut into words and read.
ALTER TABLE `exercises` ADD `words` text;
