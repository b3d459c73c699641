CREATE TABLE `replacement_parts` (
	`run_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`lines` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`saved_version` integer,
	`hash_before` text,
	PRIMARY KEY(`run_id`, `owner_kind`, `owner_id`),
	FOREIGN KEY (`run_id`) REFERENCES `replacements`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `replacement_parts_by_state` ON `replacement_parts` (`run_id`,`state`);--> statement-breakpoint
CREATE TABLE `replacements` (
	`id` text PRIMARY KEY NOT NULL,
	`pattern` text NOT NULL,
	`replacement` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
-- What the search in all texts needs: see app/db/text-lines.ts and docs/decisions/0046. The triggers keep it
-- true, so that nobody who writes a text has to know of it.

-- A row for each title, paragraph, block of notes and exercise. `zh` of notes may have both languages.
CREATE TABLE `text_lines` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`part` text NOT NULL,
	`is_working` integer NOT NULL,
	`place` integer NOT NULL,
	`zh` text NOT NULL,
	`en` text NOT NULL,
	`words` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `text_lines_by_owner` ON `text_lines` (`owner_kind`,`owner_id`,`part`,`is_working`,`place`);
--> statement-breakpoint
-- Chinese is indexed by character, so that any part of a line is a phrase. Each is named by its code point,
-- as the tokenizer would leave out signs and join the rest.
CREATE VIRTUAL TABLE `text_index` USING fts5(
	`characters`, `words`, `english`, content='', columnsize=0, tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIEW `text_line_terms` AS
SELECT `id`, `words`, `en` || iif(`part` = 'notes', ' ' || `zh`, '') AS `english`, coalesce((
	WITH RECURSIVE `places` (`n`) AS (
		SELECT 1 UNION ALL SELECT `n` + 1 FROM `places` WHERE `n` < length(`zh`)
	)
	SELECT group_concat(unicode(lower(substr(`zh`, `n`, 1))), ' ') FROM `places`
), '') AS `characters`
FROM `text_lines`;
--> statement-breakpoint
CREATE TRIGGER `text_lines_are_indexed` AFTER INSERT ON `text_lines` BEGIN
	INSERT INTO `text_index` (`rowid`, `characters`, `words`, `english`)
		SELECT `id`, `characters`, `words`, `english` FROM `text_line_terms` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `text_lines_are_no_longer_indexed` BEFORE DELETE ON `text_lines` BEGIN
	INSERT INTO `text_index` (`text_index`, `rowid`, `characters`, `words`, `english`)
		SELECT 'delete', `id`, `characters`, `words`, `english` FROM `text_line_terms` WHERE `id` = OLD.`id`;
END;
--> statement-breakpoint
-- A part that is inserted here replaces its lines: `content` is JSON as app/domain/publishing/working-part.ts
-- describes it, or a title. Published exercises come one by one, with their `place`.
CREATE VIEW `text_line_sources` (`owner_kind`, `owner_id`, `part`, `is_working`, `place`, `content`) AS
SELECT '', '', '', 0, 0, '' WHERE false;
--> statement-breakpoint
CREATE TRIGGER `text_lines_are_replaced` INSTEAD OF INSERT ON `text_line_sources` BEGIN
	DELETE FROM `text_lines`
	WHERE `owner_kind` = NEW.`owner_kind` AND `owner_id` = NEW.`owner_id` AND `part` = NEW.`part`
		AND `is_working` = NEW.`is_working` AND (NEW.`place` IS NULL OR `place` = NEW.`place`);
	INSERT INTO `text_lines` (`owner_kind`, `owner_id`, `part`, `is_working`, `place`, `zh`, `en`, `words`)
	SELECT NEW.`owner_kind`, NEW.`owner_id`, 'title', 0, 1, coalesce(NEW.`content` ->> 'zh', ''),
		coalesce(NEW.`content` ->> 'en', ''), ''
	WHERE NEW.`part` = 'title' AND json_valid(NEW.`content`);
	-- A text that was imported may be JSON within a JSON string.
	INSERT INTO `text_lines` (`owner_kind`, `owner_id`, `part`, `is_working`, `place`, `zh`, `en`, `words`)
	SELECT NEW.`owner_kind`, NEW.`owner_id`, NEW.`part`, NEW.`is_working`, `block`.`key` + 1,
		coalesce((
			SELECT group_concat(CASE `type` WHEN 'object' THEN `value` ->> 'word' END, '')
			FROM json_each(`block`.`value`, '$.zh')
		), ''),
		coalesce(`block`.`value` ->> 'en', ''),
		coalesce((
			SELECT group_concat(CASE `type` WHEN 'object' THEN `value` ->> 'word' END, ' ')
			FROM json_each(`block`.`value`, '$.zh')
		), '')
	FROM json_each(CASE WHEN json_valid(NEW.`content`) THEN CASE json_type(NEW.`content`)
		WHEN 'array' THEN NEW.`content`
		WHEN 'text' THEN CASE WHEN json_valid(NEW.`content` ->> '$') THEN NEW.`content` ->> '$' END
	END END) AS `block`
	WHERE NEW.`part` = 'text' AND `block`.`type` = 'object';
	INSERT INTO `text_lines` (`owner_kind`, `owner_id`, `part`, `is_working`, `place`, `zh`, `en`, `words`)
	SELECT NEW.`owner_kind`, NEW.`owner_id`, NEW.`part`, NEW.`is_working`, `block`.`key` + 1,
		coalesce((
			SELECT group_concat(`atom`, '') FROM json_tree(`block`.`value`)
			WHERE `type` = 'text' AND `key` IN ('text', 'word')
		), ''),
		coalesce(`block`.`value` ->> 'en', ''),
		coalesce((
			SELECT group_concat(`atom`, ' ') FROM json_tree(`block`.`value`)
			WHERE `type` = 'text' AND `key` = 'word'
		), '')
	FROM json_each(CASE WHEN json_valid(NEW.`content`) THEN NEW.`content` END, '$.blocks') AS `block`
	WHERE NEW.`part` = 'notes' AND `block`.`type` = 'object';
	INSERT INTO `text_lines` (`owner_kind`, `owner_id`, `part`, `is_working`, `place`, `zh`, `en`, `words`)
	SELECT NEW.`owner_kind`, NEW.`owner_id`, NEW.`part`, NEW.`is_working`,
		coalesce(NEW.`place`, `item`.`key` + 1),
		coalesce((
			SELECT group_concat(`atom`, ' ') FROM json_tree(`item`.`value`, '$.exercise')
			WHERE `type` = 'text' AND `key` NOT IN ('type', 'answer', 'en')
		), ''),
		coalesce((
			SELECT group_concat(`atom`, ' ') FROM json_tree(`item`.`value`, '$.exercise')
			WHERE `type` = 'text' AND `key` = 'en'
		), ''),
		coalesce((
			SELECT group_concat(`atom`, ' ') FROM json_tree(`item`.`value`, '$.words')
			WHERE `type` = 'text' AND `key` = 'word'
		), '')
	FROM json_each(CASE WHEN json_valid(NEW.`content`) THEN NEW.`content` END) AS `item`
	WHERE NEW.`part` = 'exercises' AND `item`.`type` = 'object';
END;
--> statement-breakpoint
-- The sources as they are stored. A damaged one has no lines.
CREATE VIEW `stored_text_parts` (`owner_kind`, `owner_id`, `part`, `is_working`, `place`, `content`) AS
SELECT 'lessons', `id`, 'title', 0, NULL, `title_json` FROM `lessons`
UNION ALL SELECT 'lessons', `lesson_id`, 'text', 0, NULL, `content` FROM `lesson_contents`
UNION ALL SELECT 'lessons', `lesson_id`, 'notes', 0, NULL, '{"blocks":' || `blocks` || '}' FROM `lesson_notes`
UNION ALL SELECT 'lessons', `lesson_id`, 'exercises', 0, `order_no`,
	'[{"exercise":{"question":' || `question` || ',"options":' || coalesce(`options`, 'null')
		|| ',"explanation":' || `explanation` || '},"words":' || coalesce(`words`, 'null') || '}]'
	FROM `exercises`
UNION ALL SELECT 'articles', `id`, 'title', 0, NULL, json_object('zh', `title`, 'en', `en_title`) FROM `articles`
UNION ALL SELECT 'articles', `id`, 'text', 0, NULL, `content` FROM `articles`
UNION ALL SELECT `owner_kind`, `owner_id`, `part`, 1, NULL, `content` FROM `working_parts`;
--> statement-breakpoint
CREATE TRIGGER `lessons_are_searched` AFTER INSERT ON `lessons` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', NEW.`id`, 'title', 0, NULL, NEW.`title_json`);
END;
--> statement-breakpoint
CREATE TRIGGER `lessons_are_searched_anew` AFTER UPDATE OF `title_json` ON `lessons` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', NEW.`id`, 'title', 0, NULL, NEW.`title_json`);
END;
--> statement-breakpoint
CREATE TRIGGER `lessons_are_no_longer_searched` AFTER DELETE ON `lessons` BEGIN
	DELETE FROM `text_lines` WHERE `owner_kind` = 'lessons' AND `owner_id` = OLD.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `lesson_contents_are_searched` AFTER INSERT ON `lesson_contents` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', NEW.`lesson_id`, 'text', 0, NULL, NEW.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `lesson_contents_are_searched_anew` AFTER UPDATE OF `content` ON `lesson_contents` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', NEW.`lesson_id`, 'text', 0, NULL, NEW.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `lesson_contents_are_no_longer_searched` AFTER DELETE ON `lesson_contents` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', OLD.`lesson_id`, 'text', 0, NULL, NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `lesson_notes_are_searched` AFTER INSERT ON `lesson_notes` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', NEW.`lesson_id`, 'notes', 0, NULL, '{"blocks":' || NEW.`blocks` || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `lesson_notes_are_searched_anew` AFTER UPDATE OF `blocks` ON `lesson_notes` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', NEW.`lesson_id`, 'notes', 0, NULL, '{"blocks":' || NEW.`blocks` || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `lesson_notes_are_no_longer_searched` AFTER DELETE ON `lesson_notes` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', OLD.`lesson_id`, 'notes', 0, NULL, NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `exercises_are_searched` AFTER INSERT ON `exercises` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', NEW.`lesson_id`, 'exercises', 0, NEW.`order_no`,
		'[{"exercise":{"question":' || NEW.`question` || ',"options":' || coalesce(NEW.`options`, 'null')
		|| ',"explanation":' || NEW.`explanation` || '},"words":' || coalesce(NEW.`words`, 'null') || '}]');
END;
--> statement-breakpoint
CREATE TRIGGER `exercises_are_searched_anew` AFTER UPDATE ON `exercises` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', OLD.`lesson_id`, 'exercises', 0, OLD.`order_no`, NULL);
	INSERT INTO `text_line_sources` VALUES ('lessons', NEW.`lesson_id`, 'exercises', 0, NEW.`order_no`,
		'[{"exercise":{"question":' || NEW.`question` || ',"options":' || coalesce(NEW.`options`, 'null')
		|| ',"explanation":' || NEW.`explanation` || '},"words":' || coalesce(NEW.`words`, 'null') || '}]');
END;
--> statement-breakpoint
CREATE TRIGGER `exercises_are_no_longer_searched` AFTER DELETE ON `exercises` BEGIN
	INSERT INTO `text_line_sources` VALUES ('lessons', OLD.`lesson_id`, 'exercises', 0, OLD.`order_no`, NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `articles_are_searched` AFTER INSERT ON `articles` BEGIN
	INSERT INTO `text_line_sources` VALUES ('articles', NEW.`id`, 'title', 0, NULL,
		json_object('zh', NEW.`title`, 'en', NEW.`en_title`));
	INSERT INTO `text_line_sources` VALUES ('articles', NEW.`id`, 'text', 0, NULL, NEW.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `articles_are_searched_anew` AFTER UPDATE OF `title`, `en_title`, `content` ON `articles` BEGIN
	INSERT INTO `text_line_sources` VALUES ('articles', NEW.`id`, 'title', 0, NULL,
		json_object('zh', NEW.`title`, 'en', NEW.`en_title`));
	INSERT INTO `text_line_sources` VALUES ('articles', NEW.`id`, 'text', 0, NULL, NEW.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `articles_are_no_longer_searched` AFTER DELETE ON `articles` BEGIN
	DELETE FROM `text_lines` WHERE `owner_kind` = 'articles' AND `owner_id` = OLD.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `working_parts_are_searched` AFTER INSERT ON `working_parts` BEGIN
	INSERT INTO `text_line_sources` VALUES (NEW.`owner_kind`, NEW.`owner_id`, NEW.`part`, 1, NULL, NEW.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `working_parts_are_searched_anew` AFTER UPDATE ON `working_parts` BEGIN
	INSERT INTO `text_line_sources` VALUES (OLD.`owner_kind`, OLD.`owner_id`, OLD.`part`, 1, NULL, NULL);
	INSERT INTO `text_line_sources` VALUES (NEW.`owner_kind`, NEW.`owner_id`, NEW.`part`, 1, NULL, NEW.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `working_parts_are_no_longer_searched` AFTER DELETE ON `working_parts` BEGIN
	INSERT INTO `text_line_sources` VALUES (OLD.`owner_kind`, OLD.`owner_id`, OLD.`part`, 1, NULL, NULL);
END;
--> statement-breakpoint
INSERT INTO `text_line_sources` SELECT * FROM `stored_text_parts`;
--> statement-breakpoint
-- What was written piece by piece becomes one.
INSERT INTO `text_index` (`text_index`) VALUES ('optimize');
