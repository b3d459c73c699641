import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { startDatabase } from '#tools/database.ts'
import { freePort } from '#tools/ports.ts'

function emptyFolder(): string {
	return mkdtempSync(join(tmpdir(), 'hanlu-sqld-'))
}

async function untilAnswered(url: string): Promise<void> {
	for (let tries = 0; tries < 200; tries += 1) {
		const answers = await fetch(`${url}/health`).then(
			({ ok }) => ok,
			() => false,
		)
		if (answers) return
		await sleep(25)
	}
	throw new Error('the database did not come back')
}

test('a killed database restarts at the same address with its data', async () => {
	const database = await startDatabase(emptyFolder())
	const client = createClient({ url: database.url })
	await client.batch(
		['create table words (word text)', "insert into words values ('汉路')"],
		'write',
	)
	const pid = database.pid()
	if (pid) process.kill(pid, 'SIGKILL')
	await expect.poll(() => database.pid()).not.toBe(pid)
	await untilAnswered(database.url)
	const { rows } = await client.execute('select word from words')
	expect(rows[0]?.word).toBe('汉路')
	expect(database.pid()).not.toBe(pid)
	await database.stop()
})

test('a port that is taken before the database has it is left to whoever took it', async () => {
	const other = await startDatabase(emptyFolder())
	const ports = [Number(new URL(other.url).port), await freePort()]
	const findPort = async () => ports.shift() ?? freePort()
	const database = await startDatabase(emptyFolder(), { findPort })
	expect(database.url).not.toBe(other.url)
	await createClient({ url: database.url }).execute('create table words (word text)')
	const { rows } = await createClient({ url: other.url }).execute('select name from sqlite_master')
	expect(rows).toEqual([])
	await Promise.all([database.stop(), other.stop()])
})

test('a connection during heavy writes waits', async () => {
	const database = await startDatabase(emptyFolder())
	const client = createClient({ url: database.url })
	await client.execute('create table words (word text)')
	const long = await client.transaction('write')
	await long.execute("insert into words values ('汉')")
	const waiting = client.execute("insert into words values ('路')")
	await sleep(1500)
	await long.commit()
	await waiting
	const { rows } = await client.execute('select word from words')
	expect(rows.map(({ word }) => word)).toEqual(['汉', '路'])
	await database.stop()
})

test('a hung database is restarted', async () => {
	const database = await startDatabase(emptyFolder(), { everyMs: 20, patienceMs: 500 })
	const pid = database.pid() ?? 0
	process.kill(pid, 'SIGSTOP')
	await expect.poll(() => database.pid(), { timeout: 5000 }).not.toBe(pid)
	await untilAnswered(database.url)
	await database.stop()
})

test('a database is not restarted because its watcher slept', async () => {
	const database = await startDatabase(emptyFolder(), { everyMs: 1, patienceMs: 300 })
	const pid = database.pid()
	await sleep(22)
	// Blocks this process, like a closed notebook.
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
	await sleep(800)
	expect(database.pid()).toBe(pid)
	await database.stop()
})

test('a stopped database leaves no process', async () => {
	const database = await startDatabase(emptyFolder())
	const pid = database.pid()
	await database.stop()
	expect(() => pid && process.kill(pid, 0)).toThrow('ESRCH')
})

test('a database folder that cannot be created is reported in one sentence', async () => {
	const file = join(emptyFolder(), 'database')
	writeFileSync(file, 'not a folder')
	await expect(startDatabase(file)).rejects.toThrow(
		'The database in the data folder cannot be opened (EEXIST). To start over: npm run reset',
	)
})

test('a damaged database is reported in one sentence', async () => {
	const folder = emptyFolder()
	const database = await startDatabase(folder)
	await createClient({ url: database.url }).batch(['create table words (word text)'], 'write')
	await database.stop()
	for (const ending of ['', '-wal', '-shm']) {
		writeFileSync(join(folder, 'dbs', 'default', `data${ending}`), 'no database at all'.repeat(500))
	}
	await expect(startDatabase(folder)).rejects.toThrow(
		'The database in the data folder cannot be opened',
	)
})
