-- The text of an article counts its own saves, as a lesson's does: a new title is no newer text.
ALTER TABLE `articles` ADD `text_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `articles` SET `text_version` = `version`;
