-- The saved states of lessons and articles.
CREATE TABLE `versions` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`part` text NOT NULL,
	`hash` text NOT NULL,
	`size` text,
	`version` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by` text,
	`saved_by_email` text,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `versions_by_owner` ON `versions` (`owner_kind`,`owner_id`,`saved_at`,`version`,`part`);
--> statement-breakpoint
CREATE TRIGGER `versions_of_lesson` AFTER DELETE ON `lessons` BEGIN
	DELETE FROM `versions` WHERE `owner_kind` = 'lessons' AND `owner_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `versions_of_article` AFTER DELETE ON `articles` BEGIN
	DELETE FROM `versions` WHERE `owner_kind` = 'articles' AND `owner_id` = old.`id`;
END;
