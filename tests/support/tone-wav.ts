/** A WAV with a tone of 200 Hz, at half of full loudness. */
type Wav = {
	ms: number
	rate?: number
	bits?: 8 | 16 | 24 | 32
	isFloat?: boolean
	channels?: number
	/** The length of the sound that the header states, if it is wrong. */
	statedBytes?: number | undefined
	/** Bytes of a chunk before the sound, such as an encoder's name. */
	listBytes?: number
}

export function toneWav(wav: Wav): Uint8Array<ArrayBuffer> {
	const { ms, rate = 24_000, bits = 16, isFloat = false, channels = 1, listBytes = 0 } = wav
	const step = (bits / 8) * channels
	const length = Math.round((ms * rate) / 1000) * step
	const listed = listBytes === 0 ? 0 : 8 + listBytes + (listBytes % 2)
	const view = new DataView(new ArrayBuffer(44 + listed + length))
	const bytes = new Uint8Array(view.buffer)
	const name = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
	const stated = wav.statedBytes ?? length
	name(0, 'RIFF')
	view.setUint32(4, wav.statedBytes ?? 36 + listed + length, true)
	name(8, 'WAVEfmt ')
	view.setUint32(16, 16, true)
	view.setUint16(20, isFloat ? 3 : 1, true)
	view.setUint16(22, channels, true)
	view.setUint32(24, rate, true)
	view.setUint32(28, rate * step, true)
	view.setUint16(32, step, true)
	view.setUint16(34, bits, true)
	if (listed > 0) {
		name(36, 'LIST')
		view.setUint32(40, listBytes, true)
	}
	const start = 44 + listed
	name(start - 8, 'data')
	view.setUint32(start - 4, stated, true)
	for (let at = 0; at < length; at += bits / 8) {
		const seconds = Math.floor(at / step) / rate
		write(view, start + at, Math.sin(2 * Math.PI * 200 * seconds) / 2, { bits, isFloat })
	}
	return bytes
}

function write(
	view: DataView,
	at: number,
	sample: number,
	{ bits, isFloat }: { bits: number; isFloat: boolean },
) {
	if (isFloat) view.setFloat32(at, sample, true)
	else if (bits === 8) view.setUint8(at, Math.round(sample * 127) + 128)
	else if (bits === 16) view.setInt16(at, Math.round(sample * 32_767), true)
	else if (bits === 24) {
		const whole = Math.round(sample * 8_388_607)
		view.setUint8(at, whole & 0xff)
		view.setInt16(at + 1, whole >> 8, true)
	} else view.setInt32(at, Math.round(sample * 2_147_483_647), true)
}
