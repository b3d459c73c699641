CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text,
	`kind` text NOT NULL,
	`part` text NOT NULL,
	`lesson_id` text,
	`article_id` text,
	`exercise_id` text,
	`paragraph` integer,
	`word` text,
	`pinyin` text,
	`sentence` text,
	`english` text,
	`place` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`reply` text,
	`decided_at` integer,
	`seen_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reports_by_status` ON `reports` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_by_place` ON `reports` (`place`,`status`);--> statement-breakpoint
CREATE INDEX `reports_of_person` ON `reports` (`uid`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_of_lesson` ON `reports` (`lesson_id`);--> statement-breakpoint
CREATE INDEX `reports_of_article` ON `reports` (`article_id`);