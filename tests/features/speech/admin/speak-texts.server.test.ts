import type { AppLoadContext } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { lessonContents } from '#app/db/schema/index.ts'
import { err, ok } from '#app/domain/result.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { speakTexts } from '#app/features/speech/admin/speak-texts.server.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

/** cup has current audio, pot outdated audio, leaf none, and empty no text. */
async function course({ refused = '' } = {}) {
	const db = await memoryDatabase()
	const ids = ['cup', 'pot', 'leaf', 'empty']
	for (const id of ids) await makeLesson(db, { id, title: { zh: '课', en: id } })
	const content = contentFrom('我 | 喝 | 茶 | 。 / I drink tea.')
	const audioTextHash = await scriptHash(scriptOf(content))
	const audioPath = '/media/1.mp3'
	await db.insert(lessonContents).values([
		{ lessonId: 'cup', content, audioPath, audioTextHash },
		{ lessonId: 'pot', content, audioPath, audioTextHash: 'of another text' },
		{ lessonId: 'leaf', content },
	])
	const asked: unknown[] = []
	const submit = async (json: { lesson_id: string }) => {
		asked.push(json)
		return json.lesson_id === refused
			? err({ code: 'audio.submission-failed', text: 'Task submission failed' })
			: ok('job')
	}
	const services = { speech: { submit } } as unknown as AppLoadContext['services']
	const speak = (wanted: string[], isAnew = false, articles: string[] = []) => {
		const texts = [
			...wanted.map((id) => ({ kind: 'lessons', id }) as const),
			...articles.map((id) => ({ kind: 'articles', id }) as const),
		]
		return speakTexts({ db, services }, { texts, voice: 'cmn', isAnew })
	}
	return { db, content, ids, asked, speak }
}

test('lessons whose audio is missing or outdated are spoken', async () => {
	const { ids, asked, speak } = await course()
	expect(await speak(ids)).toEqual({ ok: true, value: 2 })
	const job = { text: '我喝茶。', voice_type: 'cmn' }
	expect(asked).toEqual(
		expect.arrayContaining([
			{ lesson_id: 'pot', ...job },
			{ lesson_id: 'leaf', ...job },
		]),
	)
	expect(asked).toHaveLength(2)
})

test('current audio is made anew only on purpose, and nothing without a text', async () => {
	const { ids, asked, speak } = await course()
	expect(await speak(['cup', 'empty'])).toEqual({
		ok: false,
		error: { code: 'audio.nothing-to-speak' },
	})
	expect(asked).toEqual([])
	expect(await speak(ids, true)).toEqual({ ok: true, value: 3 })
})

test('lessons that were refused are named, and the others are spoken', async () => {
	const { ids, speak } = await course({ refused: 'pot' })
	expect(await speak(ids)).toEqual({
		ok: false,
		error: {
			code: 'audio.some-not-spoken',
			values: { count: 1, titles: '“pot”', reason: 'Task submission failed' },
		},
	})
})

test('articles are spoken beside lessons', async () => {
	const { db, content, asked, speak } = await course()
	await makeArticle(db, { id: 'train', title: '慢火车', enTitle: 'The Slow Train', content })
	expect(await speak(['leaf'], false, ['train'])).toEqual({ ok: true, value: 2 })
	expect(asked).toContainEqual({ article_id: 'train', text: '我喝茶。', voice_type: 'cmn' })
})
