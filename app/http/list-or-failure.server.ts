import { type ErrorCode, errorText } from '#app/domain/errors.ts'
import { type Paging, pageCount } from '#app/ui/admin/paging.ts'
import { logFailure, reasonOf } from './responses.server.ts'

type Asked<List> = {
	list: Promise<List>
	/** What stands there when the list cannot be had. */
	empty: List
	/** The sentence for that; it may name the reason. */
	failure: ErrorCode
}

type Loaded<List> = { list: List; failure?: string }

/** A list that cannot be had stays empty, and a message says so. */
export async function listOrFailure<List>(asked: Asked<List>): Promise<Loaded<List>> {
	try {
		const list: List = await asked.list
		return { list }
	} catch (error) {
		logFailure(error)
		return {
			list: asked.empty,
			failure: errorText(asked.failure, { reason: reasonOf(error) }),
		}
	}
}

/** The last page, where one behind it was asked for: its rows were deleted, or filtered out. */
export function pageInstead(
	{ list, failure }: Loaded<{ total: number }>,
	{ page, size }: Paging,
): number | undefined {
	const pages = pageCount(list.total, size)
	return failure === undefined && page > pages ? pages : undefined
}
