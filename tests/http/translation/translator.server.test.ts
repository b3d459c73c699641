import { beforeEach, expect, test, vi } from 'vitest'
import {
	inParallel,
	type TranslateOne,
	translatorOf,
} from '#app/http/translation/translator.server.ts'

let told: string[]
beforeEach(() => {
	told = []
	vi.spyOn(console, 'error').mockImplementation((error) => void told.push(String(error)))
})

const patience = { each: 40, all: 120 }
const hang: TranslateOne = () => new Promise(() => {})
const english: Record<string, string> = {
	'你好。': 'Hello.',
	'谢谢。': ' Thank you. ',
	'空。': ' ',
}
const provider: TranslateOne = async (chinese) => {
	const answer = english[chinese]
	if (answer === undefined) throw new Error(`no translation of ${chinese}`)
	return answer
}

test('without a provider there is no translator', () => {
	expect(translatorOf({})).toBeUndefined()
	expect(translatorOf({ TRANSLATION_PROVIDER: '' })).toBeUndefined()
	expect(told).toEqual([])
})

test.each([
	['nobody', 'must be workers-ai'],
	['workers-ai', 'binding AI is missing'],
])('a misconfigured provider is logged: %s', (name, reason) => {
	expect(translatorOf({ TRANSLATION_PROVIDER: name })).toBeUndefined()
	expect(told[0]).toContain(reason)
})

test('the configured provider translates', async () => {
	// The rest of the binding is not used.
	const ai = { run: async () => ({ translated_text: 'Hello.' }) } as unknown as Ai
	const translate = translatorOf({ TRANSLATION_PROVIDER: 'workers-ai', AI: ai })
	expect(await translate?.(['你好。', '你好。'])).toEqual(['Hello.', 'Hello.'])
})

test('a failed translation is undefined in its place', async () => {
	expect(await inParallel(provider)(['你好。', '汉路。', '空。', '谢谢。'])).toEqual([
		'Hello.',
		undefined,
		undefined,
		'Thank you.',
	])
})

test('no texts cause no request', async () => {
	expect(await inParallel(hang)([])).toEqual([])
})

test('a provider that hangs times out', async () => {
	const translate = inParallel(async (chinese, signal) => {
		return chinese === '谢谢。' ? hang(chinese, signal) : 'Hello.'
	}, patience)
	expect(await translate(['你好。', '谢谢。', '你好。'])).toEqual(['Hello.', undefined, 'Hello.'])
})

test('a provider that keeps failing is no longer called', async () => {
	let asked = 0
	const translate = inParallel(async () => {
		asked += 1
		throw new Error('overloaded')
	}, patience)
	expect(await translate(Array(100).fill('你好。'))).toEqual(Array(100).fill(undefined))
	expect(asked).toBeLessThanOrEqual(12)
})

test('all texts are translated, a few at a time', async () => {
	let running = 0
	let most = 0
	const translate = inParallel(async () => {
		running += 1
		most = Math.max(most, running)
		await Promise.resolve()
		running -= 1
		return 'Hello.'
	})
	expect(await translate(Array(50).fill('你好。'))).toEqual(Array(50).fill('Hello.'))
	expect(most).toBe(6)
})

test('an endless answer is rejected', async () => {
	const translate = inParallel(async () => 'la '.repeat(1_000))
	expect(await translate(['啦。'])).toEqual([undefined])
})
