-- The parts of lessons and articles that are saved but not published, and when they will be.
CREATE TABLE `working_parts` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`part` text NOT NULL,
	`content` text NOT NULL,
	`version` integer NOT NULL,
	`saved_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `part`)
);
--> statement-breakpoint
ALTER TABLE `articles` ADD `publish_at` integer;--> statement-breakpoint
CREATE INDEX `articles_scheduled` ON `articles` (`publish_at`) WHERE publish_at is not null;--> statement-breakpoint
ALTER TABLE `lessons` ADD `publish_at` integer;--> statement-breakpoint
CREATE INDEX `lessons_scheduled` ON `lessons` (`publish_at`) WHERE publish_at is not null;
--> statement-breakpoint
CREATE TRIGGER `working_parts_of_lesson` AFTER DELETE ON `lessons` BEGIN
	DELETE FROM `working_parts` WHERE `owner_kind` = 'lessons' AND `owner_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `working_parts_of_article` AFTER DELETE ON `articles` BEGIN
	DELETE FROM `working_parts` WHERE `owner_kind` = 'articles' AND `owner_id` = old.`id`;
END;
