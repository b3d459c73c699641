import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTextLink } from '#app/features/analyzer/is-text-link.ts'
import { linkTo, textOfLink } from '#app/features/analyzer/text-link.ts'
import { chineseTexts } from '#tests/support/chinese-texts.ts'

test('a link holds any text', async () => {
	const texts = fc.oneof(chineseTexts, fc.string({ unit: 'grapheme' }))
	await fc.assert(
		fc.asyncProperty(texts, async (text) => {
			const link = await linkTo(text)
			expect(link).toMatch(/^#t=[\w-]*$/)
			expect(await textOfLink(link)).toBe(text)
		}),
	)
})

test('the longest text makes a link short enough for other programs', async () => {
	const text = Array.from({ length: 10_000 }, (_, i) => String.fromCodePoint(0x4e00 + (i % 3000)))
	const link = await linkTo(text.join(''))
	expect(link.length).toBeLessThan(64_000)
	expect(await textOfLink(link)).toBe(text.join(''))
})

test.each(['', '#', '#figures', '#t', '#T=a'])('the hash %j holds no text', async (hash) => {
	expect(isTextLink(hash)).toBe(false)
	expect(await textOfLink(hash)).toBeUndefined()
})

test.each(['#t=%', '#t=a', '#t=____', '#t=你好'])('the link %s is damaged', async (hash) => {
	expect(isTextLink(hash)).toBe(true)
	expect(await textOfLink(hash)).toBeUndefined()
})

test('a truncated link is damaged, not half a text', async () => {
	const link = await linkTo('从前有一座山，山里有座庙，庙里有个老和尚在讲故事。')
	expect(await textOfLink(link.slice(0, -6))).toBeUndefined()
})

test('a link does not unpack to more than the longest text', async () => {
	const link = await linkTo('a'.repeat(10_000_000))
	expect(link.length).toBeLessThan(20_000)
	expect(await textOfLink(link)).toBeUndefined()
})
