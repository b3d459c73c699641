CREATE TABLE `open_editors` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`uid` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `uid`),
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade
);
