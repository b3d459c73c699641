-- What the dictionary's search needs beside the index of parts (0011): see app/domain/dictionary/query.ts.
-- Triggers keep it true, so that code that writes a word need not know of it.
CREATE INDEX `vocab_by_traditional` ON `vocab` (`traditional`) WHERE "vocab"."traditional" <> "vocab"."word";
--> statement-breakpoint
CREATE INDEX `vocab_spellings_by_plain` ON `vocab_spellings` (`plain`);
--> statement-breakpoint
-- The English of each enabled word. Porter's stemmer makes books book. The table keeps no texts, and forgets a word by its id.
CREATE VIRTUAL TABLE `vocab_english` USING fts5(
	`keys`, `text`, content='', contentless_delete=1,
	tokenize="porter unicode61 remove_diacritics 2 tokenchars '=_'"
);
--> statement-breakpoint
-- What the English of a word is found by. `keys` has its senses, cut at semicolons and commas, without
-- 'to', 'a' and brackets. a: the first sense of a part of speech; b: a later one; c: in the dictionary,
-- but not in the gloss; v: a verb. 预订 'to book; to reserve' has a=book v=book b=reserve v=reserve.
CREATE VIEW `vocab_english_terms` AS
SELECT `id`, (
	SELECT group_concat(CASE
		WHEN `meanings`.`key` = 1 AND `gloss` IS NOT NULL THEN 'c='
		WHEN `part`.`key` = 0 THEN 'a='
		ELSE 'b=' END || CASE
		WHEN `part`.`value` LIKE '(%)\__%' ESCAPE '\' THEN
			substr(`part`.`value`, instr(`part`.`value`, ')_') + 2)
		WHEN `part`.`value` LIKE 'to\_be\__%' ESCAPE '\' THEN
			substr(`part`.`value`, 7) || ' v=' || substr(`part`.`value`, 4)
		WHEN `part`.`value` LIKE 'to\_%' ESCAPE '\' THEN
			substr(`part`.`value`, 4) || ' v=' || substr(`part`.`value`, 4)
		ELSE `part`.`value` END, ' ')
	FROM json_each('[' || coalesce(`gloss`, '{}') || ',' || `meaning` || ']') AS `meanings`,
		json_each(`meanings`.`value`) AS `pos`,
		json_each('[' || replace(replace(replace(replace(replace(replace(replace(replace(
			json_quote(lower(`pos`.`value` ->> 'definition')),
			'''', ''), ' ', '_'), '-', '_'), ';_', '","'), ',_', '","'), '_(', ' ('), '"a_', '"'),
			'"the_', '"') || ']') AS `part`
) AS `keys`,
	coalesce((SELECT group_concat(`value` ->> 'definition', ' ; ') FROM json_each(`gloss`)) || ' ; ', '')
	|| (SELECT group_concat(`value` ->> 'definition', ' ; ') FROM json_each(`meaning`)) AS `text`
FROM `vocab` WHERE `status` = 1;
--> statement-breakpoint
INSERT INTO `vocab_english` (`rowid`, `keys`, `text`)
SELECT `id`, `keys`, `text` FROM `vocab_english_terms` ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `vocab_english` (`vocab_english`) VALUES ('optimize');
--> statement-breakpoint
CREATE TRIGGER `vocab_english_is_indexed` AFTER INSERT ON `vocab` BEGIN
	INSERT INTO `vocab_english` (`rowid`, `keys`, `text`)
		SELECT `id`, `keys`, `text` FROM `vocab_english_terms` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `vocab_english_is_indexed_anew`
AFTER UPDATE OF `id`, `gloss`, `meaning`, `status` ON `vocab` BEGIN
	DELETE FROM `vocab_english` WHERE `rowid` = OLD.`id`;
	INSERT INTO `vocab_english` (`rowid`, `keys`, `text`)
		SELECT `id`, `keys`, `text` FROM `vocab_english_terms` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `vocab_english_is_no_longer_indexed` AFTER DELETE ON `vocab` BEGIN
	DELETE FROM `vocab_english` WHERE `rowid` = OLD.`id`;
END;
