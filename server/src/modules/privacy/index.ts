import type { Db } from '../../db/client.ts'
import type { Module } from '../../http/module.ts'
import { settingRoutes } from './setting-routes.ts'

export interface PrivacyDeps {
  db: Db
}

/** What seekers decide about their account and its data: calls 044 and 048. */
export const privacyModule = ({ db }: PrivacyDeps): Module => ({ routes: settingRoutes(db) })
