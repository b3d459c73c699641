import { expect, test, vi } from 'vitest'
import { articles } from '#app/db/schema/index.ts'
import { findArticleForEditing } from '#app/features/articles/admin/list-articles.server.ts'
import { action, loader } from '#app/features/articles/pages/admin-article.tsx'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'
import { writingOffice } from '#tests/support/lesson-editor.ts'

const fields = {
	intent: 'create',
	slug: '',
	title: '慢火车',
	enTitle: 'The Slow Train',
	level: 'elementary',
	coverImage: '',
	orderNo: '',
	status: '1',
	text: 'zh: 火车来了。\nen: The train is coming.',
}

async function office() {
	const entered = await writingOffice()
	const { db, enter } = entered
	const open = (id: string, search = '') =>
		loader(enter(`/admin/articles/${id}${search}`, { params: { id } }))
	const send = (id: string, form: Record<string, string>, search = '') =>
		answerOf(action(enter(`/admin/articles/${id}${search}`, { params: { id }, form })))
	const given = (id: string, ...lines: string[]) =>
		db.insert(articles).values({
			id,
			title: '慢火车',
			enTitle: 'The Slow Train',
			level: 'elementary',
			orderNo: 0,
			content: contentFrom(...lines),
			version: 3,
		})
	/** As an author opens it: an enabled article's text waits to be published. */
	const stored = async () => {
		const [row] = await db.select().from(articles)
		const opened = row && (await findArticleForEditing(db, { id: row.id }))
		return row && { ...row, lines: shownContent(opened?.content ?? row.content) }
	}
	return { ...entered, open, send, given, stored }
}

test('a form creates an article and leads to its page', async () => {
	const { open, send, stored } = await office()
	expect(await open('new')).toMatchObject({ article: undefined, values: { level: 'beginner' } })
	const answer = await send('new', fields)
	const path = '/admin/articles/the-slow-train?done=create&of=the-slow-train'
	expect(answer.headers.get('location')).toBe(path)
	expect(await stored()).toMatchObject({
		id: 'the-slow-train',
		level: 'elementary',
		orderNo: 0,
		coverImage: null,
		version: 1,
		lines: ['火车 | 来 | 了 | 。 / The train is coming.'],
	})
	expect(await open('the-slow-train', '?done=create&of=the-slow-train')).toMatchObject({
		done: 'create',
		text: fields.text,
		history: [{ action: 'article.create' }],
	})
})

test('an English title without letters gives a slug from the pinyin', async () => {
	const { send } = await office()
	const answer = await send('new', { ...fields, enTitle: '慢火车' })
	expect(answer.headers.get('location')).toContain('/admin/articles/man-huoche?')
})

test('a refused form lists all problems and keeps what was typed', async () => {
	const { send, stored } = await office()
	const text = `zh: 火车来了。\n\nzh: ${'好'.repeat(1500)}\nen: Good`
	const wrong = await send('new', { ...fields, title: ' ', orderNo: '-1', text })
	expect(wrong.status).toBe(422)
	expect(await wrong.json()).toMatchObject({
		problems: [
			{ field: 'title', text: 'Chinese title is required.' },
			{ field: 'orderNo', text: 'Order must be a whole number from 0 to 99999.' },
		],
		typed: { enTitle: 'The Slow Train', text },
	})
	expect(await (await send('new', { ...fields, text })).json()).toMatchObject({
		problems: [{ field: 'text', line: 1, text: 'Paragraph 1 is missing "en:" tag' }],
		typed: { text },
	})
	expect(await (await send('new', { ...fields, slug: 'new' })).json()).toMatchObject({
		problems: [{ field: 'slug' }],
	})
	expect(await stored()).toBeUndefined()
})

test('an edit keeps the words of unchanged text', async () => {
	const { given, send, stored } = await office()
	await given('slow-train', '{慢火车} | 来 | 了[liǎo] | 。 / It comes. (large)')
	const form = { ...fields, intent: 'edit', version: '3' }
	const text = 'zh: 慢火车来了。\nen: The slow train is coming.\n\nzh: 再见！\nen: Bye!'
	const answer = await send('slow-train', { ...form, text, orderNo: '7' })
	expect(answer.headers.get('location')).toBe('/admin/articles/slow-train?done=edit&of=slow-train')
	expect(await stored()).toMatchObject({
		version: 4,
		orderNo: 7,
		lines: [
			'{慢火车} | 来 | 了[liǎo] | 。 / The slow train is coming. (large)',
			'再见 | ！ / Bye!',
		],
	})
})

test('words can be split and joined by hand', async () => {
	const { given, open, send, stored } = await office()
	await given('slow-train', '慢 | 火车 | 来 | 了[liǎo] | 。 / It comes.', '火车 | ！ / Train!')
	const apart = 'zh: 慢␟火车␟来␟了。\nen: It comes.\n\nzh: 火车！\nen: Train!'
	expect(await open('slow-train', '?words=apart')).toMatchObject({ segmentedText: apart })
	const form = { ...fields, intent: 'edit', version: '3', words: 'apart' }
	const text = `${apart.replace('慢␟火车␟来', '慢火车␟来').replace('火车！', '火␟车！')}\n\nzh: 再见。\nen: Bye.`
	const answer = await send('slow-train', { ...form, text })
	expect(answer.headers.get('location')).toContain('?words=apart&done=edit')
	expect((await stored())?.lines).toEqual([
		...['慢火车 | 来 | 了[liǎo] | 。 / It comes.', '火 | 车 | ！ / Train!', '再见 | 。 / Bye.'],
	])
})

test('word boundaries are shown in what was typed, and every field is kept', async () => {
	const { given, send, stored } = await office()
	await given('slow-train', '慢 | 火车 | 来 | 了[liǎo] | 。 / It comes.')
	const form = { ...fields, version: '3', enTitle: 'The Last Train' }
	const whole = 'zh: 慢火车来了。\nen: It comes late.\n\nzh: 再见！\nen: Bye!'
	const apart = 'zh: 慢␟火车␟来␟了。\nen: It comes late.\n\nzh: 再见！\nen: Bye!'
	const shown = await send('slow-train', { ...form, intent: 'show-words', text: whole })
	expect(shown.status).toBe(200)
	expect(await shown.json()).toEqual({
		typed: { ...form, intent: 'show-words', words: 'apart', text: apart },
	})
	const hidden = { ...form, intent: 'hide-words', words: 'apart', text: apart }
	expect(await (await send('slow-train', hidden)).json()).toEqual({
		typed: { ...form, intent: 'hide-words', text: whole },
	})
	expect(await stored()).toMatchObject({ version: 3, enTitle: 'The Slow Train' })
})

test('word boundaries are not shown in a text with a problem, which is named', async () => {
	const { given, send } = await office()
	await given('slow-train', '火车 / Train')
	const form = { ...fields, intent: 'show-words', version: '3', text: 'zh: 火车来了。' }
	const refused = await send('slow-train', form)
	expect(refused.status).toBe(422)
	expect(await refused.json()).toMatchObject({
		problems: [{ field: 'text', line: 1 }],
		typed: { text: form.text, enTitle: 'The Slow Train' },
	})
})

test('a conflict shows the other text, which can be overwritten on purpose', async () => {
	const { given, send, stored } = await office()
	await given('slow-train', '火车 / Train')
	const form = { ...fields, intent: 'edit', version: '2' }
	const answer = await send('slow-train', form)
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		problems: [{ code: 'article.changed' }],
		typed: { text: fields.text },
		theirs: { text: 'zh: 火车\nen: Train', version: 3 },
	})
	expect(await stored()).toMatchObject({ version: 3 })
	expect((await send('slow-train', { ...form, overwrite: '3' })).status).toBe(302)
	expect(await stored()).toMatchObject({ version: 4 })
})

test('deleting an article asks first, then leads to the list', async () => {
	const { given, open, send, stored } = await office()
	await given('slow-train', '火车 / Train')
	expect(await open('slow-train', '?ask=delete&of=slow-train')).toMatchObject({
		isDeletionAsked: true,
	})
	const form = { intent: 'delete', id: 'slow-train', version: '3' }
	const answer = await send('slow-train', form, '?ask=delete&of=slow-train')
	expect(answer.headers.get('location')).toBe('/admin/articles?done=delete&of=slow-train')
	expect(await stored()).toMatchObject({ isDeleted: true })
	expect(await open('slow-train')).toMatchObject({
		data: { refusal: 'Article not found' },
		init: { status: 404 },
	})
	expect(
		await (await send('slow-train', { ...fields, intent: 'edit', version: '3' })).json(),
	).toMatchObject({ problems: [{ code: 'article.gone' }] })
})

test('a failed save keeps what was typed', async () => {
	const { db, send } = await office()
	vi.spyOn(console, 'error').mockImplementation(() => {})
	await db.run('drop table audit_log')
	const answer = await send('new', fields)
	expect(answer.status).toBe(500)
	expect(await answer.json()).toMatchObject({
		problems: [{ text: 'Failed to save the article. Please try again.' }],
		typed: { text: fields.text },
	})
})
