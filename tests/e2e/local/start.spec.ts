/** `npm start` as a user at a terminal sees it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { lessons, userProfiles } from '#app/db/schema/index.ts'
import { databaseUrlOf, ended, start, startMs, stopAll } from '#tests/support/npm-start.ts'
import { startDatabase } from '#tools/database.ts'
import { openForSeeding } from '#tools/platform.ts'
import { freePort } from '#tools/ports.ts'

test.setTimeout(3 * startMs)

test.afterEach(stopAll)

/** The processes with `text` in their command line. */
function processesWith(text: string): Promise<string> {
	return new Promise((resolve) => {
		const list = spawn('ps', ['-eo', 'args'])
		let lines = ''
		list.stdout.on('data', (chunk: Buffer) => {
			lines += chunk
		})
		list.once('exit', () =>
			resolve(
				lines
					.split('\n')
					.filter((line) => line.includes(text))
					.join('\n'),
			),
		)
	})
}

test('the platform starts from nothing, keeps its data and leaves no process', {
	tag: '@long',
}, async () => {
	const dataPath = mkdtempSync(join(tmpdir(), 'hanlu-start-'))
	const port = await freePort()
	const url = `http://localhost:${port}`

	const first = start(port, dataPath)
	await expect.poll(first.output, { timeout: startMs }).toContain(`Hanlu is ready`)
	expect(first.output()).toContain(url)
	expect(first.output()).toContain('admin@example.com')
	expect(first.output()).toContain('Filling the vocabulary…')
	const secret = readFileSync(join(dataPath, 'secret'), 'utf8')
	expect((await fetch(`${url}/healthz`)).status).toBe(200)

	const second = start(port, dataPath)
	expect(await ended(second.child)).toBe(1)
	expect(second.output()).toContain(
		`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
	)

	const third = start(await freePort(), dataPath)
	expect(await ended(third.child)).toBe(1)
	expect(third.output()).toContain('is in use by process')

	const beside = start(
		await freePort(),
		mkdtempSync(join(tmpdir(), 'hanlu-beside-')),
		databaseUrlOf(dataPath),
	)
	await expect.poll(beside.output, { timeout: startMs }).toContain('Hanlu is ready')
	expect(beside.output()).not.toContain('Filling the vocabulary…')
	const besideUrl = beside.output().match(/http:\/\/localhost:\d+/)?.[0]
	expect((await fetch(`${besideUrl}/media/covers/first-steps.webp`)).status).toBe(200)
	beside.child.kill('SIGINT')
	expect(await ended(beside.child)).toBe(0)

	first.child.kill('SIGINT')
	expect(await ended(first.child)).toBe(0)
	expect(await processesWith(dataPath)).toBe('')

	const again = start(port, dataPath)
	await expect.poll(again.output, { timeout: startMs }).toContain('Hanlu is ready')
	expect(again.output()).not.toContain('Filling the vocabulary…')
	expect(readFileSync(join(dataPath, 'secret'), 'utf8')).toBe(secret)
	again.child.kill('SIGTERM')
	expect(await ended(again.child)).toBe(0)
	expect(await processesWith(dataPath)).toBe('')
})

test('a database of somebody else gets the lessons and no account of the README', {
	tag: '@long',
}, async () => {
	const database = await startDatabase(mkdtempSync(join(tmpdir(), 'hanlu-other-')))
	const dataPath = mkdtempSync(join(tmpdir(), 'hanlu-start-'))
	const started = start(await freePort(), dataPath, database.url)
	await expect.poll(started.output, { timeout: startMs }).toContain('Hanlu is ready')
	expect(started.output()).toContain('gets no demo accounts')
	expect(started.output()).not.toContain('hanlu-admin-2026')
	const db = openForSeeding(database)
	expect(await db.$count(userProfiles)).toBe(0)
	expect(await db.$count(lessons)).toBeGreaterThan(40)
	started.child.kill('SIGINT')
	expect(await ended(started.child)).toBe(0)
	await database.stop()
})

test('a start interrupted while seeding resumes where it stopped', { tag: '@long' }, async () => {
	const dataPath = mkdtempSync(join(tmpdir(), 'hanlu-start-'))
	const port = await freePort()

	const first = start(port, dataPath)
	await expect.poll(first.output, { timeout: startMs }).toContain('Filling the vocabulary…')
	first.child.kill('SIGKILL')
	await ended(first.child)

	const second = start(port, dataPath)
	await expect.poll(second.output, { timeout: startMs }).toContain('Hanlu is ready')
	expect(second.output()).not.toContain('Making the demo accounts…')
	expect(second.output()).toContain('Filling the vocabulary…')
	second.child.kill('SIGINT')
	expect(await ended(second.child)).toBe(0)
	expect(await processesWith(dataPath)).toBe('')
})
