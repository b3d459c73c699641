-- A sentence with a word, for its card; and the HSK list that a deck teaches.
ALTER TABLE `vocab` ADD `example` text;
--> statement-breakpoint
ALTER TABLE `decks` ADD `edition` text;
