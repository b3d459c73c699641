import { articles } from '#app/db/schema/index.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { annotate } from './annotate.ts'
import { readArticles } from './content-files.ts'
import { coverPathOf } from './lessons.ts'
import type { SeedDb } from './seed.ts'

export async function seedArticles(db: SeedDb, lexicon: Lexicon): Promise<void> {
	const rows = readArticles().map((file) => ({
		id: file.id,
		enTitle: file.enTitle,
		title: file.title,
		level: file.level,
		coverImage: coverPathOf(file.id, file.cover),
		content: annotate(file.text, file, lexicon),
		orderNo: file.order,
	}))
	await db.insert(articles).values(rows).onConflictDoNothing()
}
