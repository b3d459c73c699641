/** The HSK editions as their page lists them, with the people who see their levels by each. */
import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { hskFormerWords, hskLists, userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import {
	defaultEdition,
	editionFor,
	firstEdition,
	type HskEdition,
	hskEditions,
	type ImportedEdition,
} from '#app/domain/hsk/edition.ts'

/** The lists that were imported. One statement, to be awaited or put into a batch. */
export function listImports(db: Db) {
	const { edition, source, updatedAt, defaultAt } = hskLists
	return db
		.select({
			edition,
			source,
			at: updatedAt,
			defaultAt: sql<number | null>`${defaultAt}`,
			hasFormer: sql<boolean>`exists (
				select 1 from ${hskFormerWords} where ${hskFormerWords.edition} = ${edition}
			)`.mapWith(Boolean),
		})
		.from(hskLists)
}

/** The people with an account in use, by the edition that they chose. */
function countChoices(db: Db) {
	return db
		.select({ chosen: userProfiles.hskEdition, people: count() })
		.from(userProfiles)
		.where(eq(userProfiles.status, accountStatuses.normal))
		.groupBy(userProfiles.hskEdition)
}

type Choices = Awaited<ReturnType<typeof countChoices>>

function peopleWith(
	edition: HskEdition,
	choices: Choices,
	imports: readonly ImportedEdition[],
): number {
	return choices
		.filter(({ chosen }) => editionFor(chosen, imports) === edition)
		.reduce((sum, { people }) => sum + people, 0)
}

/** Everything about an edition that its row and its dialogs say. */
export type EditionRow = {
	edition: HskEdition
	/** Missing if the edition is not imported. */
	list: { source: string; at: Date } | undefined
	/** Whether people can see their levels by it. */
	isThere: boolean
	isDefault: boolean
	/** Whether it can be taken out; of edition 2.0, whether its words can be as they were. */
	isRemovable: boolean
	/** People who see their levels by it, */
	people: number
	/** and those who would if it were the default. */
	peopleByDefault: number
	/** What people who chose it would fall back to. */
	fallback: HskEdition
}

/** One round trip. */
export async function listEditions(db: Db): Promise<EditionRow[]> {
	const [imports, choices] = await db.batch([listImports(db), countChoices(db)])
	const shown = defaultEdition(imports)
	return hskEditions.map((edition) => {
		const list = imports.find((one) => one.edition === edition)
		const others = imports.filter((one) => one !== list)
		return {
			edition,
			list: list && { source: list.source, at: list.at },
			isThere: editionFor(edition, imports) === edition,
			isDefault: shown === edition,
			isRemovable: list !== undefined && (edition !== firstEdition || list.hasFormer),
			people: peopleWith(edition, choices, imports),
			peopleByDefault: peopleWith(edition, choices, [
				...others.map((one) => ({ ...one, defaultAt: null })),
				{ edition, defaultAt: 0 },
			]),
			fallback: defaultEdition(others),
		}
	})
}

/** How many people see their levels by an edition once its list is imported. One round trip. */
export async function countPeopleAfter(
	db: Db,
	{ edition }: { edition: HskEdition },
): Promise<number> {
	const [imports, choices] = await db.batch([listImports(db), countChoices(db)])
	const isThere = imports.some((one) => one.edition === edition)
	return peopleWith(
		edition,
		choices,
		isThere ? imports : [...imports, { edition, defaultAt: null }],
	)
}
