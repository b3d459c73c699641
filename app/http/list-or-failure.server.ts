import { type ErrorCode, errorText } from '#app/domain/errors.ts'
import { type Paging, pageCount } from '#app/ui/admin/paging.ts'
import { logFailure, reasonOf } from './responses.server.ts'

type ListQuery<List> = {
	list: Promise<List>
	/** Shown if the list fails to load. */
	empty: List
	/** The message for that; it may have a {reason}. */
	failure: ErrorCode
}

type LoadedList<List> = { list: List; failure?: string }

/** Turns a failed list into an empty one with a message. */
export async function listOrFailure<List>({
	list: loading,
	empty,
	failure,
}: ListQuery<List>): Promise<LoadedList<List>> {
	try {
		const list: List = await loading
		return { list }
	} catch (error) {
		logFailure(error)
		return {
			list: empty,
			failure: errorText(failure, { reason: reasonOf(error) }),
		}
	}
}

/** The last page, if a later one was requested: its rows were deleted or filtered out. */
export function pageInstead(
	{ list, failure }: LoadedList<{ total: number }>,
	{ page, size }: Paging,
): number | undefined {
	const pages = pageCount(list.total, size)
	return failure === undefined && page > pages ? pages : undefined
}
