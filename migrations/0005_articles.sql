CREATE TABLE `articles` (
	`id` text PRIMARY KEY NOT NULL,
	`en_title` text NOT NULL,
	`title` text NOT NULL,
	`level` text NOT NULL,
	`cover_image` text,
	`content` text NOT NULL,
	`audio_path` text,
	`audio_text_hash` text,
	`order_no` integer DEFAULT 0 NOT NULL,
	`status` integer DEFAULT 1 NOT NULL,
	`is_deleted` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `articles_in_order` ON `articles` (`is_deleted`,`status`,`order_no`,`created_at`);