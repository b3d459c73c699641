import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayDeviceSpeak } from '#app/features/speech/device-voice/first-look.ts'
import { sayWord } from '#app/features/speech/device-voice/say-word.ts'
import { keepVoice, keptVoice } from '#app/features/speech/device-voice/voice-memory.ts'
import { scriptVoices } from '#tests/support/scripted-voices.ts'

const stored = new Map<string, string>()
const storage = {
	getItem: (key: string) => stored.get(key) ?? null,
	setItem: (key: string, value: string) => stored.set(key, value),
	removeItem: (key: string) => stored.delete(key),
}

beforeEach(() => {
	stored.clear()
	vi.stubGlobal('navigator', { onLine: true })
	vi.stubGlobal('localStorage', storage)
	scriptVoices({
		voices: [
			{ name: 'Tingting', lang: 'zh-CN' },
			{ name: 'Meijia', lang: 'zh-TW' },
		],
		msPerCharacter: 1,
	})
})

afterEach(() => vi.unstubAllGlobals())

async function say(text: string, pinyin?: string, isEmbedded = true) {
	const signal = new AbortController().signal
	const how = await sayWord({ text, pinyin }, { isEmbedded, signal, onStart: () => {} })
	return [how, ...spokenByDevice.map((said) => `${said.voice} ${said.text}`)]
}

test('a word is said by the device where the platform has only the embedded voice', async () => {
	expect(await say('你好', 'nǐ hǎo')).toEqual(['spoken', 'Tingting 你好'])
})

test('a dialogue is said by two voices of the device', async () => {
	const turns = [
		{ text: '我们坐车去吧？', voice: 1 as const },
		{ text: '饭店就在前面。', voice: 2 as const },
	]
	const signal = new AbortController().signal
	const text = '马克：我们坐车去吧？\n六月：饭店就在前面。'
	expect(await sayWord({ text, turns }, { isEmbedded: true, signal, onStart: () => {} })).toBe(
		'spoken',
	)
	expect(spokenByDevice.map((said) => `${said.voice} ${said.text}`)).toEqual([
		'Tingting 我们坐车去吧？',
		'Meijia 饭店就在前面。',
	])
})

test('the choice is kept on this device, and taken back', () => {
	expect(keptVoice()).toEqual({ kind: 'automatic' })
	keepVoice({ kind: 'platform' })
	expect(keptVoice()).toEqual({ kind: 'platform' })
	expect(mayDeviceSpeak(true)).toBe(false)
	keepVoice({ kind: 'automatic' })
	expect(stored.size).toBe(0)
	expect(mayDeviceSpeak(true)).toBe(true)
})

test('no voice of Chinese loads nothing', () => {
	scriptVoices({ voices: [{ name: 'Samantha', lang: 'en-US' }] })
	expect(mayDeviceSpeak(true)).toBe(false)
	vi.stubGlobal('speechSynthesis', undefined)
	expect(mayDeviceSpeak(true)).toBe(false)
})
