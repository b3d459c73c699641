import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speakOnDevice } from '#app/features/speech/device-voice/speak.ts'
import { type ScriptedVoices, scriptVoices } from '#tests/support/scripted-voices.ts'

const tingting = { name: 'Tingting', lang: 'zh-CN' }
const meijia = { name: 'Meijia', lang: 'zh_TW' }

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

/** Speaks a text on a device, and lets its time pass. */
async function speaks(
	script: Partial<ScriptedVoices>,
	text: string,
	options?: Parameters<typeof speakOnDevice>[1],
) {
	scriptVoices({ voices: [tingting], ...script })
	const speaking = speakOnDevice(text, options)
	await vi.advanceTimersByTimeAsync(60_000)
	return { how: await speaking, said: spokenByDevice }
}

test('a text is spoken sentence by sentence, with its numbers as the platform reads them', async () => {
	const { how, said } = await speaks({}, '你好！今年是2024年。——')
	expect(how).toBe('spoken')
	expect(said.map(({ text }) => text)).toEqual(['你好！', '今年是二零二四年。'])
})

test('it is asked to speak before anything is awaited, as phones demand', () => {
	scriptVoices({ voices: [tingting] })
	const speak = vi.spyOn(speechSynthesis, 'speak')
	void speakOnDevice('你好')
	expect(speak).toHaveBeenCalledOnce()
})

test('two speakers have two voices where the device has two', async () => {
	const voices = [tingting, meijia]
	const { said: first } = await speaks({ voices }, '你好', { speaker: 1 })
	const { said: second } = await speaks({ voices }, '你好', { speaker: 2 })
	expect([first[0]?.voice, second[0]?.voice]).toEqual(['Tingting', 'Meijia'])
	const { said: alone } = await speaks({}, '你好', { speaker: 2, rate: 0.75 })
	expect(alone[0]).toMatchObject({ voice: 'Tingting', rate: 0.75 })
})

test.each([{ isLateSilent: false }, { isLateSilent: true }])(
	'voices that load late are waited for: %o',
	async (late) => {
		const { how } = await speaks({ lateMs: 700, ...late }, '你好')
		expect(how).toBe('spoken')
	},
)

test('a device without a Mandarin voice says so', async () => {
	const voices = [{ name: 'Samantha', lang: 'en-US' }]
	expect((await speaks({ voices }, '你好')).how).toBe('no-voice')
	vi.stubGlobal('speechSynthesis', undefined)
	expect(await speakOnDevice('你好')).toBe('no-voice')
})

test('a voice that fails or vanishes in the middle ends the text', async () => {
	const failsAt = { utterance: 1, error: 'network' }
	const failed = await speaks({ failsAt }, '你好！再见！')
	expect(failed.how).toBe('failed')
	expect(failed.said.map(({ text }) => text)).toEqual(['你好！'])
	expect((await speaks({ vanishAfter: 1 }, '你好！再见！')).how).toBe('no-voice')
})

test('a voice that never begins fails, one without an end event has spoken', async () => {
	expect((await speaks({ isMute: true }, '你好')).how).toBe('failed')
	expect((await speaks({ isEndless: true }, '你好！再见！')).how).toBe('spoken')
})

test('a new text stops the one before', async () => {
	scriptVoices({ voices: [tingting] })
	const first = speakOnDevice('你好！再见！')
	await vi.advanceTimersByTimeAsync(50)
	const second = speakOnDevice('谢谢！')
	await vi.advanceTimersByTimeAsync(5000)
	expect([await first, await second]).toEqual(['stopped', 'spoken'])
	expect(spokenByDevice.map(({ text }) => text)).toEqual(['你好！', '谢谢！'])
})

test('a signal stops it, also before it begins', async () => {
	scriptVoices({ voices: [tingting] })
	const stopping = new AbortController()
	const speaking = speakOnDevice('你好！再见！', { signal: stopping.signal })
	await vi.advanceTimersByTimeAsync(50)
	stopping.abort()
	expect(await speaking).toBe('stopped')
	expect(speechSynthesis.speaking).toBe(false)
	expect(await speakOnDevice('你好', { signal: stopping.signal })).toBe('stopped')
})
