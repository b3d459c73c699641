CREATE TABLE `exercises` (
	`id` text PRIMARY KEY NOT NULL,
	`lesson_id` text NOT NULL,
	`order_no` integer NOT NULL,
	`type` text NOT NULL,
	`question` text NOT NULL,
	`options` text,
	`answer` text NOT NULL,
	`explanation` text NOT NULL,
	`status` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exercises_by_lesson` ON `exercises` (`lesson_id`,`status`,`order_no`);--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`uid` text NOT NULL,
	`lesson_id` text NOT NULL,
	`learned_at` integer,
	`record` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `lesson_id`),
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lesson_progress_by_date` ON `lesson_progress` (`uid`,`updated_at`);