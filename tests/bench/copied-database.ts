import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/** Copies a platform's database, to be filled and opened in this process; its address. */
export function copyDatabase(from: string, to: string): string {
	const data = join(from, 'dbs', 'default', 'data')
	for (const end of ['', '-wal'].filter((end) => existsSync(data + end))) {
		cpSync(data + end, join(to, `data${end}`))
	}
	return `file:${join(to, 'data')}`
}
