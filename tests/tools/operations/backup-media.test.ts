import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mediaStore } from '#tests/support/media-store.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { writeDatabase } from '#tools/operations/backup-database.ts'
import { readMedia, writeMedia } from '#tools/operations/backup-media.ts'

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-backup-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	return folder
}

test('every object is restored under its key with its metadata', async () => {
	const folder = newFolder()
	const before = await mediaStore()
	const sound = crypto.getRandomValues(new Uint8Array(5000))
	await before.put('lessons/你好/audio/a.mp3', sound, {
		httpMetadata: { contentType: 'audio/mpeg' },
		customMetadata: { voice: 'default' },
	})
	for (let index = 0; index < 5; index += 1) await before.put(`covers/${index}.webp`, `${index}`)
	expect(await writeMedia(before, folder)).toBe(6)
	const after = await mediaStore()
	expect(await readMedia(after, folder)).toBe(6)
	const object = await after.get('lessons/你好/audio/a.mp3')
	expect(new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(sound)
	expect(object?.httpMetadata?.contentType).toBe('audio/mpeg')
	expect(object?.customMetadata).toEqual({ voice: 'default' })
	expect(await (await after.get('covers/4.webp'))?.text()).toBe('4')
})

test('only its owner can read a backup', async () => {
	const folder = newFolder()
	const before = await mediaStore()
	await before.put('covers/one.webp', 'all of it')
	await writeMedia(before, folder)
	await writeDatabase(await memoryDatabase(), folder)
	const modeOf = (file: string) => statSync(join(folder, file)).mode & 0o777
	expect(modeOf('media')).toBe(0o700)
	const files = ['media.jsonl', 'media/covers%2Fone.webp', 'user_profiles.jsonl.gz']
	expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600])
})

test('a damaged file is refused', async () => {
	const folder = newFolder()
	const before = await mediaStore()
	await before.put('covers/one.webp', 'all of it')
	await writeMedia(before, folder)
	writeFileSync(join(folder, 'media', 'covers%2Fone.webp'), 'half')
	const after = await mediaStore()
	await expect(readMedia(after, folder)).rejects.toThrow('has been changed since the backup')
	expect(await after.head('covers/one.webp')).toBeNull()
})
