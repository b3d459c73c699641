-- What was deleted waits in a trash. Words leave the vocabulary, and their rows wait here.
CREATE TABLE `deleted_words` (
	`vocab_id` integer PRIMARY KEY NOT NULL,
	`word` text NOT NULL,
	`pinyin` text NOT NULL,
	`deleted_at` integer NOT NULL,
	`deleted_by` text,
	FOREIGN KEY (`deleted_by`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `deleted_words_by_date` ON `deleted_words` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `deleted_word_rows` (
	`vocab_id` integer NOT NULL,
	`source` text NOT NULL,
	`row_no` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`vocab_id`, `source`, `row_no`),
	FOREIGN KEY (`vocab_id`) REFERENCES `deleted_words`(`vocab_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `articles` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `articles` ADD `deleted_by` text REFERENCES user_profiles(uid) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `articles_in_trash` ON `articles` (`deleted_at`) WHERE is_deleted;--> statement-breakpoint
ALTER TABLE `lessons` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `lessons` ADD `deleted_by` text REFERENCES user_profiles(uid) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `lessons_in_trash` ON `lessons` (`deleted_at`) WHERE is_deleted;--> statement-breakpoint
-- What was deleted before could wait for ever. Its 30 days begin now.
UPDATE `articles` SET `deleted_at` = unixepoch() * 1000, `deleted_by` = (
	SELECT `uid` FROM `audit_log` JOIN `user_profiles` ON `uid` = `actor_uid`
	WHERE `object_type` = 'article' AND `object_id` = `articles`.`id` AND `action` = 'article.delete'
	ORDER BY `at` DESC LIMIT 1
) WHERE `is_deleted`;--> statement-breakpoint
UPDATE `lessons` SET `deleted_at` = unixepoch() * 1000, `deleted_by` = (
	SELECT `uid` FROM `audit_log` JOIN `user_profiles` ON `uid` = `actor_uid`
	WHERE `object_type` = `lessons`.`type` AND `object_id` = `lessons`.`id`
		AND `action` = `lessons`.`type` || '.delete'
	ORDER BY `at` DESC LIMIT 1
) WHERE `is_deleted`;
