CREATE TABLE `hsk_lists` (
	`edition` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `user_profiles` ADD `hsk_edition` text;--> statement-breakpoint
-- Until now an import kept no record of itself.
INSERT INTO `hsk_lists` SELECT '3.0', 'npm run import:hsk', '', unixepoch() * 1000, unixepoch() * 1000
WHERE EXISTS (SELECT 1 FROM `vocab` WHERE `levels` LIKE '%"edition":"3.0"%');
