import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataPath, ownerOf, storedParts } from '#tools/data-folder.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'

/** `npm run reset`: deletes all data of the local platform. */
export function run(): Promise<void> {
	return orSayWhy(async () => {
		const path = dataPath()
		const owner = ownerOf(path)
		if (owner)
			throw new StopReason(`Hanlu is running on ${path} (process ${owner}). Stop it first.`)
		if (!existsSync(path)) return console.log(`${path} is already empty.`)
		for (const part of storedParts) rmSync(join(path, part), { recursive: true, force: true })
		console.log(`${path} is now empty.`)
	})
}
