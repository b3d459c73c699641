import { randomFillSync } from 'node:crypto'
import { strToU8 } from 'fflate'
import { joinBytes, silentMp3 } from './silent-mp3.ts'

/** An MP3 of so many bytes, most of them noise, which no zip makes smaller. In it stands a header of a zip. */
export function longSound(size: number): Uint8Array<ArrayBuffer> {
	const start = joinBytes([silentMp3(500), strToU8('PK\u0003\u0004PK\u0007\u0008PK\u0005\u0006')])
	const sound = new Uint8Array(size)
	randomFillSync(sound)
	sound.set(start)
	return sound
}
