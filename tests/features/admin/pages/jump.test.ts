import { expect, test } from 'vitest'
import { loader } from '#app/features/admin/pages/jump.ts'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeArticle, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { sessionOf } from '#tests/support/session.ts'

/** A course of tea with a lesson, an article, a word and a person who have tea in their names. */
async function teaHouse() {
	const { db, visit, cookie } = await testOffice()
	const title = (en: string, zh: string) => ({ title: { en, zh } })
	await makeLesson(db, {
		id: 'tea',
		slug: 'tea',
		type: 'course',
		...title('Ink and Tea', '墨与茶'),
	})
	await makeLesson(db, { id: 'pot', slug: 'pot', parentId: 'tea', ...title('Tea', '一杯茶') })
	await makeLesson(db, { id: 'old', slug: 'old', isDeleted: true, ...title('Old tea', '老茶') })
	await makeArticle(db, { id: 'leaves', title: '茶叶', enTitle: 'Tea leaves' })
	const word = await makeWord(db, { word: '茶', pinyin: 'chá' })
	await makeAccount(db, { id: 'tea-lin', email: 'tea@example.com', displayName: 'Lin' })
	const find = async (name: string, who = cookie) => {
		const answer = await loader(
			visit(`/admin/jump?${new URLSearchParams({ name })}`, { cookie: who }),
		)
		return answer.json()
	}
	const names = async (name: string, who = cookie) =>
		(await find(name, who)).map(({ kind, zh }) => `${kind} ${zh}`)
	return { db, find, names, word }
}

test('a name in English or Chinese finds courses, lessons, articles, words and people', async () => {
	const { names } = await teaHouse()
	expect(await names('tea')).toEqual([
		'Lesson 一杯茶',
		'Article 茶叶',
		'Person Lin',
		'Course 墨与茶',
	])
	expect(await names(' 茶 ')).toEqual(['Word 茶', 'Article 茶叶', 'Course 墨与茶', 'Lesson 一杯茶'])
	expect(await names('cha')).toEqual(['Word 茶'])
	expect(await names('chá')).toEqual(['Word 茶'])
})

test('what is found leads to its editor', async () => {
	const { find, word } = await teaHouse()
	expect((await find('茶')).map(({ to }) => to)).toEqual([
		`/admin/vocab?word=%E8%8C%B6&ask=edit&of=${word.id}`,
		'/admin/articles/leaves',
		'/admin/courses/tea',
		'/admin/lessons/pot/segment',
	])
})

test('a lesson says which course it is of', async () => {
	const { find } = await teaHouse()
	expect((await find('茶')).map(({ kind, course }) => `${kind} ${course}`)).toEqual([
		'Word null',
		'Article null',
		'Course null',
		'Lesson Ink and Tea',
	])
})

test('names that begin with what was typed come first, and whole ones before them', async () => {
	const { db, names } = await teaHouse()
	for (const [id, en] of [
		['house', 'Teahouse'],
		['iced', 'Iced tea'],
	] as const) {
		await makeLesson(db, { id, slug: id, parentId: 'tea', title: { en, zh: `${id}茶` } })
	}
	const lessons = (await names('tea')).filter((name) => name.startsWith('Lesson'))
	expect(lessons).toEqual(['Lesson 一杯茶', 'Lesson house茶', 'Lesson iced茶'])
})

test('a word of just this pinyin comes before longer ones and those of other tones', async () => {
	const { db, names } = await teaHouse()
	await makeWord(db, { word: '同性恋', pinyin: 'tóng xìng liàn', frequency: 9 })
	await makeWord(db, { word: '行李箱', pinyin: 'xíng li xiāng', frequency: 8 })
	await makeWord(db, { word: '行李', pinyin: 'xíng li', frequency: 1 })
	expect((await names('xingli'))[0]).toBe('Word 行李')
})

test('nothing typed finds nothing, and editors find no people', async () => {
	const { db, names } = await teaHouse()
	expect(await names('')).toEqual([])
	expect(await names('   ')).toEqual([])
	const editor = await makeAccount(db, { id: 'kofi', email: 'kofi@example.com', level: 98 })
	expect(await names('tea', await sessionOf(db, editor))).toEqual([
		'Lesson 一杯茶',
		'Article 茶叶',
		'Course 墨与茶',
	])
})
