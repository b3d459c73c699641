import { expect, test } from 'vitest'
import { deviceSoundOf, usableVoices } from '#app/domain/speech/device-voice/mandarin.ts'
import {
	mandarinVoices,
	voicesOfSpeakers,
} from '#app/domain/speech/device-voice/mandarin-voices.ts'

function voice(name: string, lang = 'zh-CN', localService = true) {
	return { name, lang, localService, voiceURI: name }
}

const names = (voices: readonly { name: string }[]) => voices.map(({ name }) => name)

test.each([
	'zh-CN',
	'zh_CN',
	'zh-TW',
	'zh_TW',
	'zh',
	'cmn',
	'cmn-CN',
	'cmn-Hans-CN',
	'zh-Hans-CN',
	'zh-Hant-TW',
	'zh_CN_#Hans',
	'zh-SG',
	'zho-CHN',
])('%s is Mandarin', (lang) => {
	expect(usableVoices([voice('Tingting', lang)], true)).toHaveLength(1)
})

test.each([
	'zh-HK',
	'zh_HK',
	'yue',
	'yue-Hant-HK',
	'zh-Hant-HK',
	'zh-CN-liaoning',
	'wuu-CN',
	'ja-JP',
	'en-US',
	'',
])('%s is another language, or an accent', (lang) => {
	expect(usableVoices([voice('Tingting', lang)], true)).toEqual([])
})

test('human voices come before flat and robotic ones, the mainland before Taiwan', () => {
	const device = [
		voice('Chinese (Mandarin) eSpeak', 'cmn'),
		voice('Eddy (Chinese (China mainland))'),
		voice('Meijia', 'zh-TW'),
		voice('Samantha', 'en-US'),
		voice('Tingting'),
		voice('Microsoft Xiaoxiao Online (Natural)', 'zh-CN', false),
	]
	expect(names(mandarinVoices(device))).toEqual([
		'Microsoft Xiaoxiao Online (Natural)',
		'Tingting',
		'Meijia',
		'Eddy (Chinese (China mainland))',
		'Chinese (Mandarin) eSpeak',
	])
})

test('without a network only local voices speak', () => {
	const device = [voice('Google 普通话', 'zh-CN', false), voice('Meijia', 'zh-TW')]
	expect(names(mandarinVoices(device, { isOnline: false }))).toEqual(['Meijia'])
})

test('a chosen voice is the first, and one that has gone changes nothing', () => {
	const device = [voice('Tingting'), voice('Meijia', 'zh-TW')]
	expect(names(mandarinVoices(device, { chosen: 'Meijia' }))).toEqual(['Meijia', 'Tingting'])
	expect(names(mandarinVoices(device, { chosen: 'Lili' }))).toEqual(['Tingting', 'Meijia'])
})

test('the second speaker has another voice, of another sex if there is one', () => {
	const [first, second] = voicesOfSpeakers([
		voice('Xiaoxiao'),
		voice('Xiaoyi'),
		voice('Yunxi'),
	]) ?? [voice('none'), voice('none')]
	expect([first.name, second.name]).toEqual(['Xiaoxiao', 'Yunxi'])
})

test('one good voice speaks for both, rather than a robot for one', () => {
	const pair = voicesOfSpeakers([voice('Tingting'), voice('Chinese (Mandarin) eSpeak', 'cmn')])
	expect(names(pair ?? [])).toEqual(['Tingting', 'Tingting'])
	expect(voicesOfSpeakers([])).toBeUndefined()
})

test('a device has a good voice, a robot or none', () => {
	const robot = voice('Chinese (Mandarin) eSpeak', 'cmn')
	const online = voice('Google 普通话', 'zh-CN', false)
	expect(deviceSoundOf([robot, online], true)).toBe('good')
	expect(deviceSoundOf([robot, online], false)).toBe('robotic')
	expect(deviceSoundOf([online], false)).toBe('none')
	expect(deviceSoundOf([voice('Sin-ji', 'zh-HK')], true)).toBe('none')
})
