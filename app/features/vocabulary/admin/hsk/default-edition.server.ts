import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { hskLists } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import {
	defaultEdition,
	editionFor,
	firstEdition,
	type HskEdition,
} from '#app/domain/hsk/edition.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { listImports } from './editions.server.ts'

type Choice = By & { edition: HskEdition }

/** Has everybody who chose no edition see their levels by this one. */
export async function setDefaultEdition(
	db: Db,
	{ edition, ...by }: Choice,
): Promise<Result<undefined, Problem>> {
	return await changeAsAdmin(db, by, async ({ tx, log, save }) => {
		const imports = await listImports(tx)
		if (editionFor(edition, imports) !== edition) {
			return err<Problem>({ code: 'hsk-list.not-imported' })
		}
		// Edition 2.0 is the default where no other is.
		const change =
			edition === firstEdition
				? sql`update ${hskLists} set default_at = null`
				: sql`update ${hskLists} set default_at = ${+by.now} where ${hskLists.edition} = ${edition}`
		await save([
			log({
				action: 'hsk-list.set-default',
				objectType: 'hsk-list',
				objectId: edition,
				before: { edition: defaultEdition(imports) },
				after: { edition },
			}),
			tx.run(change),
		])
		return ok(undefined)
	})
}
