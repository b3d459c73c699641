CREATE TABLE `lesson_contents` (
	`lesson_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`audio_path` text,
	`audio_text_hash` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text,
	`type` text NOT NULL,
	`slug` text NOT NULL,
	`title_json` text NOT NULL,
	`description_json` text NOT NULL,
	`level` text NOT NULL,
	`category` text NOT NULL,
	`cover_image_path` text,
	`is_free` integer DEFAULT true NOT NULL,
	`is_private` integer DEFAULT false NOT NULL,
	`is_deleted` integer DEFAULT false NOT NULL,
	`order_no` integer DEFAULT 0 NOT NULL,
	`config` text NOT NULL,
	`status` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lessons_status" CHECK("lessons"."status" in (0, 1, 2))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_slug_unique` ON `lessons` (`slug`);--> statement-breakpoint
CREATE INDEX `lessons_top_level` ON `lessons` (`parent_id`,`is_deleted`,`order_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `lessons_by_category` ON `lessons` (`category`,`parent_id`,`is_deleted`,`order_no`,`created_at`);--> statement-breakpoint
CREATE TABLE `lesson_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`lesson_id` text NOT NULL,
	`uid` text NOT NULL,
	`shared_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shared_by`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lesson_shares_once` ON `lesson_shares` (`lesson_id`,`uid`);--> statement-breakpoint
CREATE INDEX `lesson_shares_by_person` ON `lesson_shares` (`uid`);