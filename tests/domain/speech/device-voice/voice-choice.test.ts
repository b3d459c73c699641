import { expect, test } from 'vitest'
import { voiceFor } from '#app/domain/speech/device-voice/voice-choice.ts'

const platforms = ['good', 'embedded', 'none'] as const
const devices = ['good', 'robotic', 'none'] as const
const wishes = ['automatic', 'platform', 'device'] as const

/** Rows: platform. Columns: device good, robotic, none. */
test.each([
	['automatic', 'good', ['platform', 'platform', 'platform']],
	['automatic', 'embedded', ['device', 'platform', 'platform']],
	['automatic', 'none', ['device', 'device', 'none']],
	['platform', 'good', ['platform', 'platform', 'platform']],
	['platform', 'embedded', ['platform', 'platform', 'platform']],
	['platform', 'none', ['device', 'device', 'none']],
	['device', 'good', ['device', 'device', 'platform']],
	['device', 'embedded', ['device', 'device', 'platform']],
	['device', 'none', ['device', 'device', 'none']],
] as const)('a wish for %s, with a %s platform', (wish, platform, spokenBy) => {
	expect(devices.map((device) => voiceFor({ platform, device, wish }))).toEqual(spokenBy)
})

test('an unusual reading is the platform’s, whatever was chosen', () => {
	for (const wish of wishes) {
		for (const device of devices) {
			const spokenBy = voiceFor({ platform: 'embedded', device, wish, isUnusual: true })
			expect(spokenBy).toBe('platform')
		}
	}
})

test('if the platform or the device can speak, one of them does', () => {
	for (const platform of platforms) {
		for (const device of devices) {
			const isSilent = platform === 'none' && device === 'none'
			for (const wish of wishes) {
				expect(voiceFor({ platform, device, wish }) === 'none').toBe(isSilent)
			}
		}
	}
})
