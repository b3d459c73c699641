import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { lessonContents, oldSlugs } from '#app/db/schema/index.ts'
import { loader } from '#app/features/lessons/pages/lesson.tsx'
import { makeExercises, makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { show } from '#tests/support/ruby-notation.ts'
import { marta } from '#tests/support/users.ts'

const iLoveYou = [
	{ word: '我', pinyin: 'wǒ' },
	{ word: '爱', pinyin: 'ài', isHide: true, hideIndex: 1 },
	{ word: '你', pinyin: 'nǐ' },
	{ word: '。' },
]

async function withLessons() {
	const { db, visit } = await testPlatform()
	for (const id of ['hello', 'practice', 'bare', 'empty']) await makeLesson(db, { id })
	await makeLesson(db, { id: 'paid', isFree: false })
	await makeLesson(db, { id: 'private', isPrivate: true })
	await makeLesson(db, { id: 'coming', status: 2 })
	await makeLesson(db, { id: 'deleted', isDeleted: true })
	await db.insert(oldSlugs).values([
		{ slug: 'hi', lessonId: 'hello', leftAt: new Date() },
		{ slug: 'gone', lessonId: 'deleted', leftAt: new Date() },
	])
	const hides = [{ zh: '爱', en: 'to love' }]
	await db.insert(lessonContents).values([
		{
			lessonId: 'hello',
			content: [{ zh: iLoveYou, en: 'I love you.', blank: 'normal', hides }],
		},
		{ lessonId: 'practice', content: [{ zh: iLoveYou, en: 'I love you.', blank: 'normal' }] },
		{ lessonId: 'empty', content: [] },
	])
	await makeExercises(
		db,
		'practice',
		Array(3).fill('[true_false]\nzh: 我爱你。\n* true').join('\n\n'),
	)
	await db.run(sql`update exercises set type = 'essay' where id = 'practice-2'`)
	await db.run(sql`update exercises set question = '{"zh"' where id = 'practice-3'`)
	return (slug: string, path = `/courses/lessons/${slug}`, cookie?: string) => {
		const visited = visit(path, { cookie })
		const context = { ...visited.context, user: async () => marta }
		return { context, load: () => loader({ ...visited, context, params: { slug } }) }
	}
}

test('the first load carries the text beside its data, not in it', async () => {
	const open = await withLessons()
	const { context, load } = open('hello')
	expect((await load()).html).toBeUndefined()
	expect(show(context.pageHtml.get('hello') ?? '')).toBe('我[wǒ] (爱[ài])你[nǐ]。I love you.')
})

test('a former address leads to the present one, unless the lesson was deleted', async () => {
	const open = await withLessons()
	const led = await answerOf(open('hi').load())
	expect(led.headers.get('location')).toBe('/courses/lessons/hello')
	expect((await answerOf(open('gone').load())).status).toBe(404)
})

test('client navigation carries the text in the data', async () => {
	const open = await withLessons()
	const { context, load } = open('hello', '/courses/lessons/hello.data')
	expect(show((await load()).html ?? '')).toBe('我[wǒ] (爱[ài])你[nǐ]。I love you.')
	expect(context.pageHtml.size).toBe(0)
})

test("the page has its answers, the reader's level and preferences", async () => {
	const open = await withLessons()
	const page = await open(
		'hello',
		'/courses/lessons/hello?answers=shown',
		'hanlu.reader=none',
	).load()
	expect(page.answers).toEqual([{ number: 1, zh: '爱', en: 'to love' }])
	expect(page.areAnswersShown).toBe(true)
	expect(page.reader).toEqual({ id: 'marta', level: 'HSK 2', rank: 2 })
	expect(page.preferences).toEqual({
		hsk: false,
		pinyin: false,
		chinese: false,
		translation: false,
		pinyinOver: 'all',
	})
})

test('exercises come with the page; a damaged one is left out and reported', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
	const open = await withLessons()
	expect((await open('practice').load()).exercises).toMatchObject({
		listed: [
			{ id: 'practice-1', answer: 'A' },
			{ id: 'practice-2', unsupportedType: 'essay' },
		],
		unreadable: ['practice-3'],
	})
	expect(logged.mock.calls).toEqual([[new Error('Unreadable exercises: practice-3')]])
	logged.mockRestore()
})

test.each([
	['nowhere', 404, 'Lesson not found'],
	['bare', 404, 'Lesson content not found.'],
	['paid', 403, 'Upgrade your account to access'],
	['private', 403, 'This lesson requires an invitation.'],
	['coming', 403, 'This lesson is coming soon.'],
])('the lesson %s is answered with %i: %s', async (slug, status, text) => {
	const open = await withLessons()
	for (const path of [`/courses/lessons/${slug}`, `/courses/lessons/${slug}.data`]) {
		const answer = await answerOf(open(slug, path).load())
		expect(answer.status).toBe(status)
		expect(await answer.json()).toMatchObject({ text })
	}
})

test('the lesson cache holds a limited number of lessons', async () => {
	const open = await withLessons()
	const { context, load } = open('hello')
	await load()
	const hello = context.lessonCache.get('hello')
	if (!hello) throw new Error('The lesson was not cached')
	for (let number = 1; number <= 40; number += 1) context.lessonCache.set(`${number}`, hello)
	expect(context.lessonCache.get('hello')).toBeUndefined()
	expect(context.lessonCache.get('40')).toBeDefined()
})
