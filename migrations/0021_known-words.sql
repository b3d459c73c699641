-- What people know: words they marked, words of each text, places in texts, time with them.
CREATE TABLE `counted_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` text,
	`article_id` text,
	`listed` integer NOT NULL,
	`unlisted` text NOT NULL,
	`vocab_revision` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "counted_texts_one_owner" CHECK(("counted_texts"."lesson_id" is null) <> ("counted_texts"."article_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `counted_texts_by_lesson` ON `counted_texts` (`lesson_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `counted_texts_by_article` ON `counted_texts` (`article_id`);--> statement-breakpoint
CREATE TABLE `text_words` (
	`text_id` integer NOT NULL,
	`vocab_id` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`text_id`, `vocab_id`),
	FOREIGN KEY (`text_id`) REFERENCES `counted_texts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vocab_id`) REFERENCES `vocab`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `text_words_by_word` ON `text_words` (`vocab_id`);--> statement-breakpoint
CREATE TABLE `user_words` (
	`uid` text NOT NULL,
	`vocab_id` integer NOT NULL,
	`status` text,
	`changed_at` integer NOT NULL,
	`sentence` text,
	`sentence_at` integer,
	`lesson_id` text,
	`article_id` text,
	PRIMARY KEY(`uid`, `vocab_id`),
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vocab_id`) REFERENCES `vocab`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `user_words_by_date` ON `user_words` (`uid`,`changed_at`);--> statement-breakpoint
CREATE INDEX `user_words_by_word` ON `user_words` (`vocab_id`);--> statement-breakpoint
CREATE TABLE `reading_places` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`lesson_id` text,
	`article_id` text,
	`paragraph` integer NOT NULL,
	`paragraphs` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reading_places_one_text" CHECK(("reading_places"."lesson_id" is null) <> ("reading_places"."article_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reading_places_of_lesson` ON `reading_places` (`uid`,`lesson_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reading_places_of_article` ON `reading_places` (`uid`,`article_id`);--> statement-breakpoint
CREATE INDEX `reading_places_by_date` ON `reading_places` (`uid`,`changed_at`);--> statement-breakpoint
CREATE TABLE `study_time` (
	`uid` text NOT NULL,
	`device` text NOT NULL,
	`day` text NOT NULL,
	`read_ms` integer DEFAULT 0 NOT NULL,
	`listened_ms` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `day`, `device`),
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `user_profiles` ADD `level_checked_at` integer;--> statement-breakpoint
ALTER TABLE `card_states` ADD `known_since` integer;--> statement-breakpoint
ALTER TABLE `study_settings` ADD `goal_minutes` integer;--> statement-breakpoint
UPDATE `card_states` SET `known_since` = coalesce(`introduced_at`, `last_reviewed_at`) WHERE `phase` <> 'new' AND `stability` >= 21;
