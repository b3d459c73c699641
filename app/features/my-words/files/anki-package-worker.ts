/** Reads one Anki package beside the page: gets the file, answers with its list. */
import startSqlite from 'sql.js'
import sqlite from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { readPackage } from '#app/domain/my-words/files/anki-package/package-list.ts'

addEventListener('message', async ({ data }: MessageEvent<File>) => {
	try {
		const [bytes, { Database }] = await Promise.all([
			data.arrayBuffer(),
			startSqlite({ locateFile: () => sqlite }),
		])
		postMessage(readPackage(new Uint8Array(bytes), (database) => new Database(database)))
	} catch (error) {
		// A rejection would not reach the page.
		reportError(error)
	}
})
