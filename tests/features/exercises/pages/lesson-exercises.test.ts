import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exercises, lessons } from '#app/db/schema/index.ts'
import { longestExerciseText } from '#app/domain/exercises/exercise-set.ts'
import { action, loader } from '#app/features/exercises/pages/lesson-exercises.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf } from '#tests/support/context.ts'

const tea = '[true_false]\nzh: 他喜欢喝茶。\n* true'
const who = '[choice]\nzh: 谁？\n- zh: 我\n* zh: 他'
const broken = '[choice]\nzh: 李明是哪国人？\n- zh: 美国人'

/** 沈岚 opens the lesson 市场 of the course 第一步. */
async function office() {
	const platform = await testOffice()
	const { db, visit, cookie } = platform
	const parentId = await makeLesson(db, {
		id: 'first-steps',
		type: 'course',
		title: { zh: '第一步', en: 'First steps' },
	})
	await makeLesson(db, {
		id: 'market',
		parentId,
		status: 0,
		title: { zh: '市场', en: 'Market day' },
	})
	const path = (lessonId: string) => `/admin/lessons/${lessonId}/exercises/edit`
	const open = async (lessonId = 'market') => {
		const visited = visit(path(lessonId), { cookie })
		const answer = await loader({ ...visited, params: { id: lessonId } })
		const loaded = 'data' in answer ? answer.data : answer
		return await loaded.loading
	}
	const send = (form: Record<string, string>, lessonId = 'market') =>
		answerOf(
			Promise.resolve(
				action({ ...visit(path(lessonId), { form, cookie }), params: { id: lessonId } }),
			),
		)
	const stored = async () =>
		(await db.select().from(exercises).orderBy(asc(exercises.orderNo))).map(
			({ question }) => question.zh,
		)
	return { ...platform, cookie, open, send, stored }
}

test('exercises are opened as text, with their lesson', async () => {
	const { open, send } = await office()
	expect(await open()).toMatchObject({ opened: { text: '', version: 1 } })
	await send({ text: `${tea}\n\n\n${who}`, version: '1' })
	expect(await open()).toMatchObject({
		opened: {
			text: `${tea}\n\n${who}`,
			version: 2,
			unreadable: 0,
			lesson: { slug: 'market', course: { id: 'first-steps', title: { zh: '第一步' } } },
		},
		status: 200,
	})
})

test('a save answers how many exercises there are, and their version', async () => {
	const { send, stored } = await office()
	const answer = await send({ text: tea, version: '1' })
	expect(await answer.json()).toEqual({ saved: 1, version: 2 })
	expect(await stored()).toEqual(['他喜欢喝茶。'])
})

test('blocks with errors are skipped only after a question', async () => {
	const { send, stored } = await office()
	const text = `${tea}\n\n${broken}`
	const asked = await send({ text, version: '1' })
	expect(asked.status).toBe(422)
	expect(await asked.json()).toMatchObject({
		problems: [
			{
				text: 'Line 5: No correct answer specified for choice question. Mark correct ones with `*`.',
			},
		],
	})
	expect(await stored()).toEqual([])
	await send({ text, version: '1', skip: 'yes' })
	expect(await stored()).toEqual(['他喜欢喝茶。'])
})

test('a text without a valid block is refused, and each error names its line', async () => {
	const { send, stored } = await office()
	await send({ text: tea, version: '1' })
	const answer = await send({ text: `\n${broken}`, version: '2' })
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({
		problems: [
			{ text: 'No valid exercises to save.' },
			{
				text: 'Line 2: No correct answer specified for choice question. Mark correct ones with `*`.',
			},
		],
	})
	expect((await send({ text: '', version: '2', skip: 'yes' })).status).toBe(422)
	expect(await stored()).toEqual(['他喜欢喝茶。'])
})

test('a set that somebody else has saved is shown, and overwritten only on request', async () => {
	const { send, stored } = await office()
	await send({ text: tea, version: '1' })
	const mine = { text: who, version: '1' }
	const answer = await send(mine)
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		problems: [
			{
				text: 'Someone else has changed these exercises since you opened them. Nothing was saved; your text is still here.',
			},
		],
		theirs: { text: tea, version: 2 },
		meanwhile: { name: '沈岚', isOwn: true },
	})
	expect(await stored()).toEqual(['他喜欢喝茶。'])
	expect((await send({ ...mine, overwrite: '2' })).status).toBe(200)
	expect(await stored()).toEqual(['谁？'])
})

test.each([
	['market', { text: tea, version: 'one' }, 400, 'This request could not be understood.'],
	['market', {}, 400, 'This request could not be understood.'],
	[
		'market',
		{ text: '字'.repeat(longestExerciseText + 1), version: '1' },
		413,
		'The exercises may have at most 200000 characters; these have 200001.',
	],
	['', { text: tea, version: '1' }, 404, 'Lesson not found.'],
	['no-lesson', { text: tea, version: '1' }, 404, 'Lesson not found.'],
	['first-steps', { text: tea, version: '1' }, 422, 'Only lesson type can have exercises.'],
])('an invalid save to "%s" is refused', async (id, form, status, text) => {
	const { send, stored } = await office()
	const answer = await send(form, id)
	expect(answer.status).toBe(status)
	expect(await answer.json()).toMatchObject({ problems: [{ text }] })
	expect(await stored()).toEqual([])
})

test('only existing lessons can be opened', async () => {
	const { open, db } = await office()
	const missing = { opened: { refusal: 'Lesson not found.' }, status: 404 }
	expect(await open('')).toMatchObject(missing)
	expect(await open('no-lesson')).toMatchObject(missing)
	expect(await open('first-steps')).toMatchObject({
		opened: { refusal: 'Only lesson type can have exercises.' },
		status: 422,
	})
	await db.update(lessons).set({ isDeleted: true })
	expect(await open()).toMatchObject(missing)
})
