/**
 * Where audio lies. The audio of the lesson 你好 is fetched from its path,
 * /media/lessons/{lesson}/audio/{job}.mp3 (what was uploaded from /{upload}.m4a), and kept in the
 * media store under the key that follows /media/; its timings lie beside it as {job}.json. An attempt's audio waits under tmp/ until an
 * administrator confirms it. Words, such as 学习, lie under the hash of what they were made from.
 */
import { sha256 } from './sha256.ts'

/** Whose audio it is. */
export type AudioOwner = { kind: 'lessons' | 'articles'; id: string }

/** What voices make is MP3; what is uploaded may be of another kind. */
export function audioPathOf({ kind, id }: AudioOwner, name: string, extension = 'mp3'): string {
	return `/media/${kind}/${id}/audio/${name}.${extension}`
}

export function timingsPathOf(audioPath: string): string {
	return audioPath.replace(/\.[a-z0-9]+$/, '.json')
}

/** The key in the media store of what is fetched from a path. */
export function mediaKeyOf(path: string): string {
	return path.replace(/^\/media\//, '')
}

/** All that a job's attempts have left. */
export function temporaryPrefixOf(jobId: string): string {
	return `tmp/tts/${jobId}/`
}

export function temporaryKeyOf(jobId: string, attempt: number): string {
	return `${temporaryPrefixOf(jobId)}${attempt}.mp3`
}

/** `engine` names the voice's software and its version: a new version speaks anew. */
export async function wordKeyOf(parts: {
	engine: string
	voice: string
	text: string
	pinyin?: string | undefined
}): Promise<string> {
	const { engine, voice, text, pinyin = '' } = parts
	return `words/${await sha256([engine, voice, text, pinyin].join('\0'))}.mp3`
}
