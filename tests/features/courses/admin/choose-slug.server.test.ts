import { expect, test } from 'vitest'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import { errorText } from '#app/domain/errors.ts'
import { chooseSlug } from '#app/features/courses/admin/choose-slug.server.ts'

const springFestival = { slug: '', titleZh: '春节快乐', titleEn: '春节快乐' }

const cuts: Tokenize = async () => ({
	ok: true,
	value: [
		[
			{ text: '春节', pinyin: 'chūn jié' },
			{ text: '快乐', pinyin: 'kuài lè' },
		],
	],
})

const isDown: Tokenize = async () => ({
	ok: false,
	error: { code: 'tokenizer.unreachable', text: errorText('tokenizer.unreachable') },
})

test('a typed slug is used as it is', async () => {
	const chosen = await chooseSlug({ ...springFestival, slug: 'new-year' }, isDown)
	expect(chosen).toEqual({ ok: true, value: { slug: 'new-year', isTyped: true } })
})

test('an English title makes the slug, without the tokenizer', async () => {
	const titles = { ...springFestival, titleEn: 'Happy New Year' }
	const made = { slug: 'happy-new-year', isTyped: false }
	expect(await chooseSlug(titles, isDown)).toEqual({ ok: true, value: made })
})

test('the Chinese title’s pinyin makes the slug if the English one has no Latin letter', async () => {
	for (const titleEn of ['春节快乐', '？！']) {
		const made = { slug: 'chunjie-kuaile', isTyped: false }
		expect(await chooseSlug({ ...springFestival, titleEn }, cuts)).toEqual({
			ok: true,
			value: made,
		})
	}
})

test('a slug is required if none can be generated', async () => {
	const refused = { ok: false, error: { code: 'slug.not-made', field: 'slug' } }
	expect(await chooseSlug(springFestival, isDown)).toEqual(refused)
	const sign: Tokenize = async () => ({ ok: true, value: [[{ text: '？' }]] })
	expect(await chooseSlug({ ...springFestival, titleZh: '？' }, sign)).toEqual(refused)
})
