/**
 * Which voice speaks a text or a word: the platform's or the device's own.
 *
 * A recording or a hosted voice of 你好！我叫小美。 comes first, then the device's voice, then the embedded
 * one, which is a robot. What a person chose on this device counts before all that. 还 read huán is left
 * to the platform, because device voices see the hanzi alone and say hái.
 */

/** Whose sound the platform has; `good` is a recording or a hosted voice. */
export type PlatformSound = 'good' | 'embedded' | 'none'

/** The best Mandarin voice of the device; some are the same robot as the embedded one. */
export type DeviceSound = 'good' | 'robotic' | 'none'

type Offered = {
	platform: PlatformSound
	device: DeviceSound
	/** The person's choice on this device. */
	wish: 'automatic' | 'platform' | 'device'
	/** A word whose reading the device's voice would not guess. */
	isUnusual?: boolean
}

export function voiceFor(offered: Offered): 'platform' | 'device' | 'none' {
	const { platform, device, wish, isUnusual = false } = offered
	if (platform === 'none') return device === 'none' ? 'none' : 'device'
	if (device === 'none' || isUnusual) return 'platform'
	if (wish !== 'automatic') return wish
	return platform === 'embedded' && device === 'good' ? 'device' : 'platform'
}
