/**
 * The time the database takes to search a thousand lessons of fifty paragraphs: by two characters, by one that
 * half of them have, in English, for a word's uses, and for the preview of a replacement. The database runs in
 * this process, since a network would cost the same for any search.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { findChanges } from '#app/features/text-search/find-changes.server.ts'
import { searchTexts } from '#app/features/text-search/search-texts.server.ts'
import { readTextSearch } from '#app/features/text-search/text-search.ts'
import { countUses } from '#app/features/vocabulary/admin/word/word-uses.server.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { type BenchRow, median, milliseconds } from './bench-row.ts'
import { copyDatabase } from './copied-database.ts'

const samples = 15
const [lessons, paragraphs] = [1000, 50]
const mostMs = 20

/** A preview reads all lines, and the texts with one. */
const mostPreviewMs = 50

type Db = ReturnType<typeof openForSeeding>

export async function benchTextSearch({ folder }: Pick<Platform, 'folder'>): Promise<BenchRow[]> {
	const copy = mkdtempSync(join(tmpdir(), 'hanlu-bench-'))
	try {
		const db = openForSeeding({ url: copyDatabase(folder.database, copy) })
		await writeLessons(db)
		const search = (query: string) => searchTexts(db, readTextSearch(new URLSearchParams(query)))
		const [word] = await db.all<{ id: number }>(sql`select id from vocab where word = '市场'`)
		const ids = word ? [word.id] : []
		const asked = [
			['two characters', () => search('q=柿和')],
			['two rare characters', () => search('q=第77次')],
			['one frequent character', () => search('q=的')],
			['English', () => search('q=to+buy+tom')],
			['a word', () => search('q=西红柿&as=word')],
			['how often a word is used', () => countUses(db, ids)],
			['a preview', () => findChanges(db, { pattern: '第77次', replacement: '', course: '' })],
		] as const
		const rows: BenchRow[] = []
		for (const [name, ask] of asked) {
			const times: number[] = []
			for (let sample = 0; sample < samples; sample++) times.push(await cpuTime(ask))
			const ms = median(times)
			const most = name === 'a preview' ? mostPreviewMs : mostMs
			rows.push({
				id: 'Text search',
				name: `${name}, in ${lessons * paragraphs} paragraphs`,
				target: `≤ ${most} ms`,
				measured: milliseconds(ms),
				pass: ms <= most,
			})
		}
		return rows
	} finally {
		rmSync(copy, { recursive: true, force: true })
	}
}

async function cpuTime(act: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage()
	await act()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

async function writeLessons(db: Db): Promise<void> {
	const numbers = (most: number) =>
		sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${most})`
	const words = ['我', '每天', '都', '去', '市场', '买', '西红柿', '和', '苹果', '，']
	const tokens = words.map((word) => ({ word, pinyin: 'mǎi cài' }))
	await db.run(sql`
		insert into lessons (id, type, slug, title_json, description_json, level, category, config, is_free,
			is_private, is_deleted, order_no, version, exercises_version, status, created_at, updated_at)
		${numbers(lessons)}
		select 'bench-' || i, 'lesson', 'bench-' || i, '{"zh":"课","en":"Lesson"}', '{"zh":"","en":""}',
			'beginner', 'misc', '{}', 1, 0, 0, i, 1, 1, 0, 0, 0
		from n`)
	await db.run(sql`
		insert into lesson_contents (lesson_id, content, version, created_at, updated_at)
		${numbers(lessons)}
		select 'bench-' || i, (
			select json_group_array(json_object(
				'zh', json_insert(
					${JSON.stringify(tokens)},
					'$[#]', json_object('word', '第' || i || '次'),
					'$[#]', json_object('word', iif(p % 2, '的', '了')),
					'$[#]', json_object('word', char(0x4e00 + (i * 7919 + p) % 20000))
				),
				'en', 'Every day I go to the market to buy tomatoes and apples, time ' || i,
				'blank', 'normal'
			))
			from (${numbers(paragraphs)} select i as p from n)
		), 1, 0, 0
		from n`)
}
