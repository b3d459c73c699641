CREATE TABLE `discarded_media` (
	`key` text PRIMARY KEY NOT NULL,
	`discarded_at` integer NOT NULL
);
--> statement-breakpoint
-- No version wrote audio jobs before this one: the first draft of the table holds nothing to keep.
DROP TABLE `audio_jobs`;--> statement-breakpoint
CREATE TABLE `audio_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`lesson_id` text,
	`article_id` text,
	`status` text NOT NULL,
	`script` text NOT NULL,
	`text_hash` text NOT NULL,
	`voice` text NOT NULL,
	`engine` text NOT NULL,
	`provider_task_id` text,
	`dedupe_key` text NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`sent_at` integer,
	`temporary_key` text,
	`audio_path` text,
	`duration_ms` integer,
	`error_code` text,
	`error_detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "audio_jobs_one_owner" CHECK(("audio_jobs"."lesson_id" is null) <> ("audio_jobs"."article_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audio_jobs_once` ON `audio_jobs` (`dedupe_key`) WHERE status in ('queued', 'processing', 'completed');--> statement-breakpoint
CREATE INDEX `audio_jobs_by_lesson` ON `audio_jobs` (`lesson_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audio_jobs_by_article` ON `audio_jobs` (`article_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audio_jobs_by_status` ON `audio_jobs` (`status`,`updated_at`);