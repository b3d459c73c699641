-- What learners read of a word before its whole entry.
ALTER TABLE `vocab` ADD `gloss` text;
--> statement-breakpoint
ALTER TABLE `vocab` ADD `measure_words` text;
