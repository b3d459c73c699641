/**
 * Paths and keys of audio. The lesson 你好 is served from /media/lessons/{lesson}/audio/{job}.mp3, an
 * upload from /{upload}.m4a; the media key is the part after /media/. Timings are stored next to the
 * audio as {job}.json. Audio waits under tmp/ until an administrator confirms it. Words such as 学习
 * are stored under a hash.
 */
import { sha256 } from '#app/domain/sha256.ts'

export type AudioOwner = { kind: 'lessons' | 'articles'; id: string }

/** Voices make MP3; uploads may have another extension. */
export function audioPathOf({ kind, id }: AudioOwner, name: string, extension = 'mp3'): string {
	return `/media/${kind}/${id}/audio/${name}.${extension}`
}

export function timingsPathOf(audioPath: string): string {
	return audioPath.replace(/\.[a-z0-9]+$/, '.json')
}

/** The prefix of all temporary objects of a job. */
export function temporaryPrefixOf(jobId: string): string {
	return `tmp/tts/${jobId}/`
}

export function temporaryKeyOf(jobId: string, attempt: number): string {
	return `${temporaryPrefixOf(jobId)}${attempt}.mp3`
}

/** `engine` includes the version, so that a new version speaks the word again. */
export async function wordKeyOf(parts: {
	engine: string
	voice: string
	text: string
	pinyin?: string | undefined
}): Promise<string> {
	const { engine, voice, text, pinyin = '' } = parts
	return `words/${await sha256([engine, voice, text, pinyin].join('\0'))}.mp3`
}
