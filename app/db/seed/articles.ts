import { articles } from '#app/db/schema/index.ts'
import type { ReadingsOf } from '#app/domain/pinyin/reading.ts'
import { annotate } from './annotate.ts'
import { readArticles } from './content-files.ts'
import { coverPathOf } from './lessons.ts'
import type { SeedDb } from './seed.ts'

export async function seedArticles(db: SeedDb, readingsOf: ReadingsOf): Promise<void> {
	const rows = readArticles().map((file) => ({
		id: file.id,
		enTitle: file.enTitle,
		title: file.title,
		level: file.level,
		coverImage: coverPathOf(file.id),
		content: annotate(file.text, file, readingsOf),
		orderNo: file.order,
	}))
	await db.insert(articles).values(rows).onConflictDoNothing()
}
