import type { ShouldRevalidateFunction } from '@remix-run/react'

/** A refused change is often one that somebody else has made: the list behind the question shows it. */
export const evenWhenRefused: ShouldRevalidateFunction = ({
	actionStatus,
	defaultShouldRevalidate,
}) => actionStatus !== undefined || defaultShouldRevalidate
