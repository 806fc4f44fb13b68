/**
 * The job function hierarchy (spec section 3): main functions 1-99, sub-functions from 101, job titles from 1001.
 * Ids are stable for good: a new entry takes the next free number of its level, a dropped one's number stays unused.
 * `key` is our own English name of an entry; the wire's key is derived from the text of each language.
 */
export interface FunctionEntry {
  id: number
  key: string
}

export interface SubFunctionEntry extends FunctionEntry {
  titles: readonly FunctionEntry[]
}

export interface MainFunctionEntry extends FunctionEntry {
  subs: readonly SubFunctionEntry[]
}

export const functionStructure: readonly MainFunctionEntry[] = [
  {
    id: 1,
    key: 'information-technology',
    subs: [
      {
        id: 101,
        key: 'software-development',
        titles: [
          { id: 1001, key: 'software-engineer' },
          { id: 1002, key: 'web-developer' },
          { id: 1003, key: 'front-end-developer' },
          { id: 1004, key: 'back-end-developer' },
          { id: 1005, key: 'full-stack-developer' },
          { id: 1006, key: 'mobile-app-developer' },
          { id: 1007, key: 'ios-developer' },
          { id: 1008, key: 'android-developer' },
          { id: 1009, key: 'java-developer' },
          { id: 1010, key: 'dotnet-developer' },
          { id: 1011, key: 'php-developer' },
          { id: 1012, key: 'python-developer' },
          { id: 1013, key: 'game-developer' },
          { id: 1014, key: 'embedded-software-engineer' },
        ],
      },
      {
        id: 102,
        key: 'data-artificial-intelligence',
        titles: [
          { id: 1015, key: 'data-analyst' },
          { id: 1016, key: 'data-engineer' },
          { id: 1017, key: 'data-scientist' },
          { id: 1018, key: 'machine-learning-engineer' },
          { id: 1019, key: 'ai-engineer' },
          { id: 1020, key: 'business-intelligence-analyst' },
          { id: 1021, key: 'database-administrator' },
        ],
      },
      {
        id: 103,
        key: 'cloud-infrastructure',
        titles: [
          { id: 1022, key: 'devops-engineer' },
          { id: 1023, key: 'cloud-engineer' },
          { id: 1024, key: 'site-reliability-engineer' },
          { id: 1025, key: 'systems-administrator' },
          { id: 1026, key: 'network-engineer' },
          { id: 1027, key: 'solutions-architect' },
        ],
      },
      {
        id: 104,
        key: 'cybersecurity',
        titles: [
          { id: 1028, key: 'information-security-analyst' },
          { id: 1029, key: 'cybersecurity-engineer' },
          { id: 1030, key: 'penetration-tester' },
          { id: 1031, key: 'security-operations-analyst' },
        ],
      },
      {
        id: 105,
        key: 'it-support',
        titles: [
          { id: 1032, key: 'it-support-specialist' },
          { id: 1033, key: 'help-desk-technician' },
          { id: 1034, key: 'computer-technician' },
          { id: 1035, key: 'it-field-engineer' },
        ],
      },
      {
        id: 106,
        key: 'software-testing',
        titles: [
          { id: 1036, key: 'software-tester' },
          { id: 1037, key: 'test-automation-engineer' },
          { id: 1038, key: 'qa-lead' },
        ],
      },
      {
        id: 107,
        key: 'it-product-project-management',
        titles: [
          { id: 1039, key: 'product-manager' },
          { id: 1040, key: 'product-owner' },
          { id: 1041, key: 'it-project-manager' },
          { id: 1042, key: 'scrum-master' },
          { id: 1043, key: 'systems-analyst' },
          { id: 1044, key: 'erp-consultant' },
          { id: 1045, key: 'sap-consultant' },
          { id: 1046, key: 'it-manager' },
        ],
      },
      {
        id: 108,
        key: 'blockchain-web3',
        titles: [
          { id: 1047, key: 'blockchain-developer' },
          { id: 1048, key: 'smart-contract-developer' },
          { id: 1049, key: 'web3-community-manager' },
          { id: 1050, key: 'crypto-analyst' },
        ],
      },
    ],
  },
  {
    id: 2,
    key: 'engineering',
    subs: [
      {
        id: 109,
        key: 'civil-structural-engineering',
        titles: [
          { id: 1051, key: 'civil-engineer' },
          { id: 1052, key: 'structural-engineer' },
          { id: 1053, key: 'geotechnical-engineer' },
          { id: 1054, key: 'land-surveyor' },
          { id: 1055, key: 'water-resources-engineer' },
        ],
      },
      {
        id: 110,
        key: 'mechanical-engineering',
        titles: [
          { id: 1056, key: 'mechanical-engineer' },
          { id: 1057, key: 'hvac-engineer' },
          { id: 1058, key: 'piping-engineer' },
          { id: 1059, key: 'automotive-engineer' },
          { id: 1060, key: 'maintenance-engineer' },
        ],
      },
      {
        id: 111,
        key: 'electrical-electronics-engineering',
        titles: [
          { id: 1061, key: 'electrical-engineer' },
          { id: 1062, key: 'electronics-engineer' },
          { id: 1063, key: 'instrumentation-engineer' },
          { id: 1064, key: 'automation-engineer' },
          { id: 1065, key: 'telecommunications-engineer' },
          { id: 1066, key: 'semiconductor-engineer' },
        ],
      },
      {
        id: 112,
        key: 'chemical-oil-gas-engineering',
        titles: [
          { id: 1067, key: 'chemical-engineer' },
          { id: 1068, key: 'petroleum-engineer' },
          { id: 1069, key: 'drilling-engineer' },
          { id: 1070, key: 'refinery-operator' },
        ],
      },
      {
        id: 113,
        key: 'energy-environmental-engineering',
        titles: [
          { id: 1071, key: 'environmental-engineer' },
          { id: 1072, key: 'power-plant-engineer' },
          { id: 1073, key: 'solar-energy-engineer' },
          { id: 1074, key: 'mining-engineer' },
        ],
      },
      {
        id: 114,
        key: 'engineering-design-projects',
        titles: [
          { id: 1075, key: 'design-engineer' },
          { id: 1076, key: 'cad-drafter' },
          { id: 1077, key: 'bim-modeler' },
          { id: 1078, key: 'project-engineer' },
          { id: 1079, key: 'field-service-engineer' },
          { id: 1080, key: 'engineering-manager' },
        ],
      },
    ],
  },
  {
    id: 3,
    key: 'sales-business-development',
    subs: [
      {
        id: 115,
        key: 'field-corporate-sales',
        titles: [
          { id: 1081, key: 'sales-representative' },
          { id: 1082, key: 'sales-executive' },
          { id: 1083, key: 'account-manager' },
          { id: 1084, key: 'key-account-manager' },
          { id: 1085, key: 'medical-representative' },
          { id: 1086, key: 'corporate-sales-executive' },
        ],
      },
      {
        id: 116,
        key: 'inside-online-sales',
        titles: [
          { id: 1087, key: 'inside-sales-representative' },
          { id: 1088, key: 'telesales-agent' },
          { id: 1089, key: 'sales-development-representative' },
          { id: 1090, key: 'online-sales-specialist' },
        ],
      },
      {
        id: 117,
        key: 'technical-sales',
        titles: [
          { id: 1091, key: 'sales-engineer' },
          { id: 1092, key: 'pre-sales-consultant' },
          { id: 1093, key: 'technical-sales-representative' },
        ],
      },
      {
        id: 118,
        key: 'business-development',
        titles: [
          { id: 1094, key: 'business-development-executive' },
          { id: 1095, key: 'business-development-manager' },
          { id: 1096, key: 'partnerships-manager' },
        ],
      },
      {
        id: 119,
        key: 'sales-management-support',
        titles: [
          { id: 1097, key: 'sales-supervisor' },
          { id: 1098, key: 'sales-manager' },
          { id: 1099, key: 'area-sales-manager' },
          { id: 1100, key: 'sales-director' },
          { id: 1101, key: 'sales-coordinator' },
          { id: 1102, key: 'sales-operations-analyst' },
        ],
      },
    ],
  },
  {
    id: 4,
    key: 'customer-service-bpo',
    subs: [
      {
        id: 120,
        key: 'call-center',
        titles: [
          { id: 1103, key: 'call-center-agent' },
          { id: 1104, key: 'customer-service-representative' },
          { id: 1105, key: 'technical-support-representative' },
          { id: 1106, key: 'chat-support-agent' },
          { id: 1107, key: 'email-support-agent' },
          { id: 1108, key: 'bilingual-customer-service-representative' },
        ],
      },
      {
        id: 121,
        key: 'contact-center-leadership-quality',
        titles: [
          { id: 1109, key: 'call-center-team-leader' },
          { id: 1110, key: 'contact-center-operations-manager' },
          { id: 1111, key: 'call-quality-analyst' },
          { id: 1112, key: 'workforce-management-analyst' },
        ],
      },
      {
        id: 122,
        key: 'customer-success',
        titles: [
          { id: 1113, key: 'customer-success-manager' },
          { id: 1114, key: 'client-onboarding-specialist' },
          { id: 1115, key: 'customer-experience-manager' },
        ],
      },
      {
        id: 123,
        key: 'back-office-content-services',
        titles: [
          { id: 1116, key: 'back-office-specialist' },
          { id: 1117, key: 'content-moderator' },
          { id: 1118, key: 'data-annotation-specialist' },
          { id: 1119, key: 'medical-transcriptionist' },
          { id: 1120, key: 'medical-biller-and-coder' },
          { id: 1121, key: 'collections-agent' },
        ],
      },
    ],
  },
  {
    id: 5,
    key: 'administration-office-support',
    subs: [
      {
        id: 124,
        key: 'administrative-support',
        titles: [
          { id: 1122, key: 'administrative-assistant' },
          { id: 1123, key: 'office-clerk' },
          { id: 1124, key: 'data-entry-clerk' },
          { id: 1125, key: 'document-controller' },
          { id: 1126, key: 'records-clerk' },
          { id: 1127, key: 'administrative-officer' },
        ],
      },
      {
        id: 125,
        key: 'secretarial-executive-support',
        titles: [
          { id: 1128, key: 'executive-assistant' },
          { id: 1129, key: 'personal-assistant' },
          { id: 1130, key: 'secretary' },
        ],
      },
      {
        id: 126,
        key: 'virtual-assistance',
        titles: [
          { id: 1131, key: 'virtual-assistant' },
          { id: 1132, key: 'e-commerce-virtual-assistant' },
          { id: 1133, key: 'real-estate-virtual-assistant' },
        ],
      },
      {
        id: 127,
        key: 'reception-office-services',
        titles: [
          { id: 1134, key: 'receptionist' },
          { id: 1135, key: 'office-manager' },
          { id: 1136, key: 'messenger' },
          { id: 1137, key: 'mailroom-clerk' },
        ],
      },
      {
        id: 128,
        key: 'translation-interpreting',
        titles: [
          { id: 1138, key: 'translator' },
          { id: 1139, key: 'interpreter' },
          { id: 1140, key: 'japanese-interpreter' },
          { id: 1141, key: 'mandarin-translator' },
        ],
      },
    ],
  },
  {
    id: 6,
    key: 'accounting-finance',
    subs: [
      {
        id: 129,
        key: 'general-accounting-bookkeeping',
        titles: [
          { id: 1142, key: 'accountant' },
          { id: 1143, key: 'bookkeeper' },
          { id: 1144, key: 'accounting-assistant' },
          { id: 1145, key: 'accounts-payable-specialist' },
          { id: 1146, key: 'accounts-receivable-specialist' },
          { id: 1147, key: 'general-ledger-accountant' },
          { id: 1148, key: 'cost-accountant' },
          { id: 1149, key: 'accounting-manager' },
          { id: 1150, key: 'chief-accountant' },
        ],
      },
      {
        id: 130,
        key: 'audit-tax',
        titles: [
          { id: 1151, key: 'internal-auditor' },
          { id: 1152, key: 'external-auditor' },
          { id: 1153, key: 'tax-accountant' },
          { id: 1154, key: 'tax-consultant' },
          { id: 1155, key: 'audit-manager' },
        ],
      },
      {
        id: 131,
        key: 'financial-analysis-treasury',
        titles: [
          { id: 1156, key: 'financial-analyst' },
          { id: 1157, key: 'financial-planning-and-analysis-manager' },
          { id: 1158, key: 'treasury-analyst' },
          { id: 1159, key: 'credit-analyst' },
          { id: 1160, key: 'budget-analyst' },
        ],
      },
      {
        id: 132,
        key: 'billing-credit-control',
        titles: [
          { id: 1161, key: 'billing-specialist' },
          { id: 1162, key: 'credit-controller' },
          { id: 1163, key: 'cash-office-clerk' },
        ],
      },
      {
        id: 133,
        key: 'finance-leadership',
        titles: [
          { id: 1164, key: 'financial-controller' },
          { id: 1165, key: 'finance-manager' },
          { id: 1166, key: 'chief-financial-officer' },
        ],
      },
    ],
  },
  {
    id: 7,
    key: 'banking-insurance',
    subs: [
      {
        id: 134,
        key: 'branch-retail-banking',
        titles: [
          { id: 1167, key: 'bank-teller' },
          { id: 1168, key: 'personal-banker' },
          { id: 1169, key: 'bank-branch-manager' },
          { id: 1170, key: 'relationship-manager' },
        ],
      },
      {
        id: 135,
        key: 'lending-credit',
        titles: [
          { id: 1171, key: 'loan-officer' },
          { id: 1172, key: 'loan-processor' },
          { id: 1173, key: 'credit-risk-analyst' },
          { id: 1174, key: 'mortgage-specialist' },
        ],
      },
      {
        id: 136,
        key: 'investment-wealth',
        titles: [
          { id: 1175, key: 'investment-banker' },
          { id: 1176, key: 'portfolio-manager' },
          { id: 1177, key: 'securities-trader' },
          { id: 1178, key: 'financial-adviser' },
          { id: 1179, key: 'equity-research-analyst' },
        ],
      },
      {
        id: 137,
        key: 'insurance',
        titles: [
          { id: 1180, key: 'insurance-agent' },
          { id: 1181, key: 'insurance-underwriter' },
          { id: 1182, key: 'claims-adjuster' },
          { id: 1183, key: 'actuary' },
        ],
      },
      {
        id: 138,
        key: 'risk-compliance',
        titles: [
          { id: 1184, key: 'compliance-officer' },
          { id: 1185, key: 'anti-money-laundering-analyst' },
          { id: 1186, key: 'risk-manager' },
          { id: 1187, key: 'fraud-analyst' },
        ],
      },
    ],
  },
  {
    id: 8,
    key: 'human-resources',
    subs: [
      {
        id: 139,
        key: 'recruitment',
        titles: [
          { id: 1188, key: 'recruiter' },
          { id: 1189, key: 'talent-acquisition-specialist' },
          { id: 1190, key: 'technical-recruiter' },
          { id: 1191, key: 'headhunter' },
          { id: 1192, key: 'sourcing-specialist' },
        ],
      },
      {
        id: 140,
        key: 'hr-operations',
        titles: [
          { id: 1193, key: 'hr-assistant' },
          { id: 1194, key: 'hr-officer' },
          { id: 1195, key: 'hr-generalist' },
          { id: 1196, key: 'employee-relations-specialist' },
          { id: 1197, key: 'hr-information-systems-analyst' },
        ],
      },
      {
        id: 141,
        key: 'compensation-benefits-payroll',
        titles: [
          { id: 1198, key: 'payroll-specialist' },
          { id: 1199, key: 'payroll-manager' },
          { id: 1200, key: 'compensation-and-benefits-specialist' },
        ],
      },
      {
        id: 142,
        key: 'training-development',
        titles: [
          { id: 1201, key: 'corporate-trainer' },
          { id: 1202, key: 'training-specialist' },
          { id: 1203, key: 'learning-and-development-manager' },
          { id: 1204, key: 'organizational-development-specialist' },
        ],
      },
      {
        id: 143,
        key: 'hr-management',
        titles: [
          { id: 1205, key: 'hr-manager' },
          { id: 1206, key: 'hr-business-partner' },
          { id: 1207, key: 'hr-director' },
        ],
      },
    ],
  },
  {
    id: 9,
    key: 'marketing-communications',
    subs: [
      {
        id: 144,
        key: 'digital-marketing',
        titles: [
          { id: 1208, key: 'digital-marketing-specialist' },
          { id: 1209, key: 'seo-specialist' },
          { id: 1210, key: 'paid-ads-specialist' },
          { id: 1211, key: 'social-media-manager' },
          { id: 1212, key: 'email-marketing-specialist' },
          { id: 1213, key: 'growth-marketer' },
        ],
      },
      {
        id: 145,
        key: 'brand-product-marketing',
        titles: [
          { id: 1214, key: 'brand-manager' },
          { id: 1215, key: 'product-marketing-manager' },
          { id: 1216, key: 'marketing-assistant' },
          { id: 1217, key: 'marketing-executive' },
          { id: 1218, key: 'marketing-manager' },
          { id: 1219, key: 'trade-marketing-specialist' },
        ],
      },
      {
        id: 146,
        key: 'public-relations-communications',
        titles: [
          { id: 1220, key: 'public-relations-officer' },
          { id: 1221, key: 'corporate-communications-specialist' },
          { id: 1222, key: 'community-manager' },
        ],
      },
      {
        id: 147,
        key: 'content-copywriting',
        titles: [
          { id: 1223, key: 'copywriter' },
          { id: 1224, key: 'content-writer' },
          { id: 1225, key: 'technical-writer' },
          { id: 1226, key: 'proofreader' },
        ],
      },
      {
        id: 148,
        key: 'market-research',
        titles: [
          { id: 1227, key: 'market-research-analyst' },
          { id: 1228, key: 'survey-interviewer' },
          { id: 1229, key: 'consumer-insights-manager' },
        ],
      },
      {
        id: 149,
        key: 'events-promotions',
        titles: [
          { id: 1230, key: 'event-coordinator' },
          { id: 1231, key: 'event-manager' },
          { id: 1232, key: 'brand-promoter' },
        ],
      },
    ],
  },
  {
    id: 10,
    key: 'design-media-entertainment',
    subs: [
      {
        id: 150,
        key: 'graphic-visual-design',
        titles: [
          { id: 1233, key: 'graphic-designer' },
          { id: 1234, key: 'illustrator' },
          { id: 1235, key: 'art-director' },
          { id: 1236, key: 'layout-artist' },
          { id: 1237, key: 'packaging-designer' },
        ],
      },
      {
        id: 151,
        key: 'ux-product-design',
        titles: [
          { id: 1238, key: 'ui-ux-designer' },
          { id: 1239, key: 'ux-researcher' },
          { id: 1240, key: 'product-designer' },
          { id: 1241, key: 'web-designer' },
        ],
      },
      {
        id: 152,
        key: 'video-photo-animation',
        titles: [
          { id: 1242, key: 'video-editor' },
          { id: 1243, key: 'photographer' },
          { id: 1244, key: 'videographer' },
          { id: 1245, key: '2d-animator' },
          { id: 1246, key: '3d-artist' },
          { id: 1247, key: 'motion-graphics-designer' },
        ],
      },
      {
        id: 153,
        key: 'journalism-publishing',
        titles: [
          { id: 1248, key: 'journalist' },
          { id: 1249, key: 'news-reporter' },
          { id: 1250, key: 'editor' },
        ],
      },
      {
        id: 154,
        key: 'broadcast-performing-arts',
        titles: [
          { id: 1251, key: 'radio-announcer' },
          { id: 1252, key: 'tv-producer' },
          { id: 1253, key: 'live-streamer' },
          { id: 1254, key: 'musician' },
          { id: 1255, key: 'sound-engineer' },
        ],
      },
      {
        id: 155,
        key: 'fashion-interior-design',
        titles: [
          { id: 1256, key: 'fashion-designer' },
          { id: 1257, key: 'interior-designer' },
          { id: 1258, key: 'industrial-designer' },
        ],
      },
    ],
  },
  {
    id: 11,
    key: 'healthcare',
    subs: [
      {
        id: 156,
        key: 'nursing-midwifery',
        titles: [
          { id: 1259, key: 'registered-nurse' },
          { id: 1260, key: 'staff-nurse' },
          { id: 1261, key: 'intensive-care-nurse' },
          { id: 1262, key: 'operating-room-nurse' },
          { id: 1263, key: 'dialysis-nurse' },
          { id: 1264, key: 'nursing-assistant' },
          { id: 1265, key: 'midwife' },
          { id: 1266, key: 'nurse-manager' },
        ],
      },
      {
        id: 157,
        key: 'medical-doctors',
        titles: [
          { id: 1267, key: 'general-practitioner' },
          { id: 1268, key: 'resident-physician' },
          { id: 1269, key: 'pediatrician' },
          { id: 1270, key: 'surgeon' },
          { id: 1271, key: 'anesthesiologist' },
          { id: 1272, key: 'psychiatrist' },
        ],
      },
      {
        id: 158,
        key: 'dental-eye-care',
        titles: [
          { id: 1273, key: 'dentist' },
          { id: 1274, key: 'dental-assistant' },
          { id: 1275, key: 'dental-hygienist' },
          { id: 1276, key: 'optometrist' },
        ],
      },
      {
        id: 159,
        key: 'pharmacy',
        titles: [
          { id: 1277, key: 'pharmacist' },
          { id: 1278, key: 'pharmacy-assistant' },
          { id: 1279, key: 'pharmacy-technician' },
          { id: 1280, key: 'clinical-pharmacist' },
        ],
      },
      {
        id: 160,
        key: 'therapy-rehabilitation',
        titles: [
          { id: 1281, key: 'physical-therapist' },
          { id: 1282, key: 'occupational-therapist' },
          { id: 1283, key: 'speech-therapist' },
          { id: 1284, key: 'psychologist' },
          { id: 1285, key: 'counselor' },
          { id: 1286, key: 'dietitian' },
        ],
      },
      {
        id: 161,
        key: 'laboratory-imaging',
        titles: [
          { id: 1287, key: 'medical-laboratory-scientist' },
          { id: 1288, key: 'medical-laboratory-technician' },
          { id: 1289, key: 'radiologic-technologist' },
          { id: 1290, key: 'sonographer' },
          { id: 1291, key: 'phlebotomist' },
        ],
      },
      {
        id: 162,
        key: 'health-administration-public-health',
        titles: [
          { id: 1292, key: 'medical-receptionist' },
          { id: 1293, key: 'medical-records-clerk' },
          { id: 1294, key: 'hospital-administrator' },
          { id: 1295, key: 'public-health-officer' },
          { id: 1296, key: 'paramedic' },
          { id: 1297, key: 'veterinarian' },
        ],
      },
    ],
  },
  {
    id: 12,
    key: 'education-training',
    subs: [
      {
        id: 163,
        key: 'school-teaching',
        titles: [
          { id: 1298, key: 'preschool-teacher' },
          { id: 1299, key: 'elementary-school-teacher' },
          { id: 1300, key: 'high-school-teacher' },
          { id: 1301, key: 'mathematics-teacher' },
          { id: 1302, key: 'science-teacher' },
          { id: 1303, key: 'english-teacher' },
          { id: 1304, key: 'special-education-teacher' },
          { id: 1305, key: 'teacher-aide' },
        ],
      },
      {
        id: 164,
        key: 'higher-education',
        titles: [
          { id: 1306, key: 'university-lecturer' },
          { id: 1307, key: 'professor' },
          { id: 1308, key: 'teaching-assistant' },
        ],
      },
      {
        id: 165,
        key: 'language-teaching',
        titles: [
          { id: 1309, key: 'online-english-teacher' },
          { id: 1310, key: 'esl-teacher' },
          { id: 1311, key: 'foreign-language-teacher' },
          { id: 1312, key: 'japanese-language-teacher' },
        ],
      },
      {
        id: 166,
        key: 'tutoring-coaching',
        titles: [
          { id: 1313, key: 'private-tutor' },
          { id: 1314, key: 'music-teacher' },
          { id: 1315, key: 'dance-instructor' },
          { id: 1316, key: 'technical-instructor' },
        ],
      },
      {
        id: 167,
        key: 'education-administration-support',
        titles: [
          { id: 1317, key: 'school-principal' },
          { id: 1318, key: 'guidance-counselor' },
          { id: 1319, key: 'academic-coordinator' },
          { id: 1320, key: 'librarian' },
          { id: 1321, key: 'curriculum-developer' },
          { id: 1322, key: 'admissions-officer' },
        ],
      },
    ],
  },
  {
    id: 13,
    key: 'hospitality-tourism',
    subs: [
      {
        id: 168,
        key: 'hotel-front-office',
        titles: [
          { id: 1323, key: 'hotel-receptionist' },
          { id: 1324, key: 'guest-relations-officer' },
          { id: 1325, key: 'concierge' },
          { id: 1326, key: 'reservations-agent' },
          { id: 1327, key: 'front-office-manager' },
          { id: 1328, key: 'bellhop' },
        ],
      },
      {
        id: 169,
        key: 'housekeeping',
        titles: [
          { id: 1329, key: 'room-attendant' },
          { id: 1330, key: 'housekeeping-supervisor' },
          { id: 1331, key: 'laundry-attendant' },
          { id: 1332, key: 'public-area-attendant' },
        ],
      },
      {
        id: 170,
        key: 'travel-tours',
        titles: [
          { id: 1333, key: 'travel-consultant' },
          { id: 1334, key: 'tour-guide' },
          { id: 1335, key: 'ticketing-agent' },
          { id: 1336, key: 'visa-processing-officer' },
        ],
      },
      {
        id: 171,
        key: 'airline-cruise-services',
        titles: [
          { id: 1337, key: 'flight-attendant' },
          { id: 1338, key: 'airport-ground-staff' },
          { id: 1339, key: 'cruise-ship-crew' },
        ],
      },
      {
        id: 172,
        key: 'hotel-events-management',
        titles: [
          { id: 1340, key: 'hotel-manager' },
          { id: 1341, key: 'banquet-manager' },
          { id: 1342, key: 'wedding-planner' },
          { id: 1343, key: 'casino-dealer' },
        ],
      },
    ],
  },
  {
    id: 14,
    key: 'food-beverage',
    subs: [
      {
        id: 173,
        key: 'kitchen-culinary',
        titles: [
          { id: 1344, key: 'cook' },
          { id: 1345, key: 'line-cook' },
          { id: 1346, key: 'sous-chef' },
          { id: 1347, key: 'executive-chef' },
          { id: 1348, key: 'kitchen-helper' },
          { id: 1349, key: 'sushi-chef' },
          { id: 1350, key: 'dishwasher' },
        ],
      },
      {
        id: 174,
        key: 'bakery-pastry',
        titles: [
          { id: 1351, key: 'baker' },
          { id: 1352, key: 'pastry-chef' },
          { id: 1353, key: 'cake-decorator' },
        ],
      },
      {
        id: 175,
        key: 'restaurant-service',
        titles: [
          { id: 1354, key: 'waiter' },
          { id: 1355, key: 'restaurant-host' },
          { id: 1356, key: 'food-runner' },
          { id: 1357, key: 'restaurant-supervisor' },
          { id: 1358, key: 'restaurant-manager' },
          { id: 1359, key: 'food-and-beverage-manager' },
        ],
      },
      {
        id: 176,
        key: 'bar-cafe',
        titles: [
          { id: 1360, key: 'barista' },
          { id: 1361, key: 'bartender' },
          { id: 1362, key: 'sommelier' },
        ],
      },
      {
        id: 177,
        key: 'fast-food-catering',
        titles: [
          { id: 1363, key: 'fast-food-crew-member' },
          { id: 1364, key: 'catering-staff' },
          { id: 1365, key: 'canteen-cook' },
        ],
      },
    ],
  },
  {
    id: 15,
    key: 'retail',
    subs: [
      {
        id: 178,
        key: 'store-sales-service',
        titles: [
          { id: 1366, key: 'retail-sales-associate' },
          { id: 1367, key: 'cashier' },
          { id: 1368, key: 'promodiser' },
          { id: 1369, key: 'beauty-consultant' },
          { id: 1370, key: 'jewelry-sales-consultant' },
          { id: 1371, key: 'mobile-phone-sales-associate' },
        ],
      },
      {
        id: 179,
        key: 'store-operations',
        titles: [
          { id: 1372, key: 'stock-clerk' },
          { id: 1373, key: 'visual-merchandiser' },
          { id: 1374, key: 'store-supervisor' },
          { id: 1375, key: 'store-manager' },
          { id: 1376, key: 'area-retail-manager' },
          { id: 1377, key: 'butcher' },
        ],
      },
      {
        id: 180,
        key: 'e-commerce',
        titles: [
          { id: 1378, key: 'e-commerce-specialist' },
          { id: 1379, key: 'e-commerce-manager' },
          { id: 1380, key: 'marketplace-listing-specialist' },
          { id: 1381, key: 'order-fulfillment-associate' },
        ],
      },
      {
        id: 181,
        key: 'merchandising-buying',
        titles: [
          { id: 1382, key: 'merchandiser' },
          { id: 1383, key: 'retail-buyer' },
          { id: 1384, key: 'category-manager' },
        ],
      },
    ],
  },
  {
    id: 16,
    key: 'logistics-transport',
    subs: [
      {
        id: 182,
        key: 'driving-delivery',
        titles: [
          { id: 1385, key: 'delivery-rider' },
          { id: 1386, key: 'delivery-driver' },
          { id: 1387, key: 'truck-driver' },
          { id: 1388, key: 'company-driver' },
          { id: 1389, key: 'bus-driver' },
          { id: 1390, key: 'taxi-and-ride-hailing-driver' },
        ],
      },
      {
        id: 183,
        key: 'warehousing',
        titles: [
          { id: 1391, key: 'warehouse-worker' },
          { id: 1392, key: 'warehouse-supervisor' },
          { id: 1393, key: 'forklift-operator' },
          { id: 1394, key: 'picker-and-packer' },
          { id: 1395, key: 'inventory-controller' },
          { id: 1396, key: 'warehouse-manager' },
        ],
      },
      {
        id: 184,
        key: 'supply-chain-procurement',
        titles: [
          { id: 1397, key: 'supply-chain-manager' },
          { id: 1398, key: 'supply-chain-planner' },
          { id: 1399, key: 'purchasing-officer' },
          { id: 1400, key: 'procurement-manager' },
          { id: 1401, key: 'demand-planner' },
        ],
      },
      {
        id: 185,
        key: 'freight-customs',
        titles: [
          { id: 1402, key: 'logistics-coordinator' },
          { id: 1403, key: 'import-and-export-specialist' },
          { id: 1404, key: 'customs-broker' },
          { id: 1405, key: 'freight-forwarding-specialist' },
          { id: 1406, key: 'logistics-manager' },
          { id: 1407, key: 'dispatcher' },
        ],
      },
      {
        id: 186,
        key: 'maritime',
        titles: [
          { id: 1408, key: 'seafarer' },
          { id: 1409, key: 'deck-officer' },
          { id: 1410, key: 'marine-engineer' },
          { id: 1411, key: 'ship-captain' },
        ],
      },
      {
        id: 187,
        key: 'aviation',
        titles: [
          { id: 1412, key: 'pilot' },
          { id: 1413, key: 'aircraft-mechanic' },
          { id: 1414, key: 'air-traffic-controller' },
        ],
      },
    ],
  },
  {
    id: 17,
    key: 'manufacturing-production',
    subs: [
      {
        id: 188,
        key: 'production-assembly',
        titles: [
          { id: 1415, key: 'factory-worker' },
          { id: 1416, key: 'production-operator' },
          { id: 1417, key: 'assembler' },
          { id: 1418, key: 'machine-operator' },
          { id: 1419, key: 'cnc-machinist' },
          { id: 1420, key: 'packaging-operator' },
        ],
      },
      {
        id: 189,
        key: 'production-supervision-planning',
        titles: [
          { id: 1421, key: 'production-supervisor' },
          { id: 1422, key: 'production-planner' },
          { id: 1423, key: 'production-manager' },
          { id: 1424, key: 'plant-manager' },
          { id: 1425, key: 'line-leader' },
        ],
      },
      {
        id: 190,
        key: 'quality-control',
        titles: [
          { id: 1426, key: 'quality-control-inspector' },
          { id: 1427, key: 'quality-assurance-engineer' },
          { id: 1428, key: 'quality-manager' },
        ],
      },
      {
        id: 191,
        key: 'manufacturing-engineering',
        titles: [
          { id: 1429, key: 'manufacturing-engineer' },
          { id: 1430, key: 'process-engineer' },
          { id: 1431, key: 'industrial-engineer' },
          { id: 1432, key: 'lean-manufacturing-specialist' },
        ],
      },
      {
        id: 192,
        key: 'garments-printing-woodwork',
        titles: [
          { id: 1433, key: 'sewing-machine-operator' },
          { id: 1434, key: 'tailor' },
          { id: 1435, key: 'pattern-maker' },
          { id: 1436, key: 'printing-press-operator' },
          { id: 1437, key: 'furniture-maker' },
        ],
      },
      {
        id: 193,
        key: 'food-pharmaceutical-production',
        titles: [
          { id: 1438, key: 'food-technologist' },
          { id: 1439, key: 'food-processing-worker' },
          { id: 1440, key: 'pharmaceutical-production-operator' },
        ],
      },
    ],
  },
  {
    id: 18,
    key: 'construction-skilled-trades',
    subs: [
      {
        id: 194,
        key: 'site-management-supervision',
        titles: [
          { id: 1441, key: 'construction-manager' },
          { id: 1442, key: 'site-engineer' },
          { id: 1443, key: 'foreman' },
          { id: 1444, key: 'quantity-surveyor' },
          { id: 1445, key: 'construction-estimator' },
        ],
      },
      {
        id: 195,
        key: 'building-trades',
        titles: [
          { id: 1446, key: 'construction-worker' },
          { id: 1447, key: 'carpenter' },
          { id: 1448, key: 'mason' },
          { id: 1449, key: 'house-painter' },
          { id: 1450, key: 'plumber' },
          { id: 1451, key: 'scaffolder' },
          { id: 1452, key: 'roofer' },
          { id: 1453, key: 'tiler' },
        ],
      },
      {
        id: 196,
        key: 'electrical-mechanical-trades',
        titles: [
          { id: 1454, key: 'electrician' },
          { id: 1455, key: 'air-conditioning-technician' },
          { id: 1456, key: 'elevator-technician' },
          { id: 1457, key: 'maintenance-technician' },
          { id: 1458, key: 'solar-panel-installer' },
        ],
      },
      {
        id: 197,
        key: 'metalwork-welding',
        titles: [
          { id: 1459, key: 'welder' },
          { id: 1460, key: 'pipefitter' },
          { id: 1461, key: 'sheet-metal-worker' },
        ],
      },
      {
        id: 198,
        key: 'heavy-equipment',
        titles: [
          { id: 1462, key: 'heavy-equipment-operator' },
          { id: 1463, key: 'crane-operator' },
          { id: 1464, key: 'excavator-operator' },
        ],
      },
      {
        id: 199,
        key: 'vehicle-repair',
        titles: [
          { id: 1465, key: 'auto-mechanic' },
          { id: 1466, key: 'motorcycle-mechanic' },
          { id: 1467, key: 'auto-body-painter' },
          { id: 1468, key: 'diesel-mechanic' },
        ],
      },
      {
        id: 200,
        key: 'architecture-planning',
        titles: [
          { id: 1469, key: 'architect' },
          { id: 1470, key: 'landscape-architect' },
          { id: 1471, key: 'urban-planner' },
        ],
      },
    ],
  },
  {
    id: 19,
    key: 'legal-government',
    subs: [
      {
        id: 201,
        key: 'lawyers-legal-counsel',
        titles: [
          { id: 1472, key: 'lawyer' },
          { id: 1473, key: 'legal-counsel' },
          { id: 1474, key: 'corporate-lawyer' },
          { id: 1475, key: 'immigration-consultant' },
        ],
      },
      {
        id: 202,
        key: 'legal-support',
        titles: [
          { id: 1476, key: 'paralegal' },
          { id: 1477, key: 'legal-assistant' },
          { id: 1478, key: 'legal-secretary' },
          { id: 1479, key: 'notary' },
          { id: 1480, key: 'contracts-administrator' },
        ],
      },
      {
        id: 203,
        key: 'government-public-administration',
        titles: [
          { id: 1481, key: 'government-administrative-officer' },
          { id: 1482, key: 'policy-analyst' },
          { id: 1483, key: 'tax-officer' },
          { id: 1484, key: 'customs-officer' },
        ],
      },
      {
        id: 204,
        key: 'social-work-non-profit',
        titles: [
          { id: 1485, key: 'social-worker' },
          { id: 1486, key: 'program-officer' },
          { id: 1487, key: 'community-outreach-worker' },
          { id: 1488, key: 'fundraiser' },
          { id: 1489, key: 'humanitarian-aid-worker' },
        ],
      },
    ],
  },
  {
    id: 20,
    key: 'agriculture-environment',
    subs: [
      {
        id: 205,
        key: 'farming-livestock',
        titles: [
          { id: 1490, key: 'farm-worker' },
          { id: 1491, key: 'farm-manager' },
          { id: 1492, key: 'poultry-farm-technician' },
          { id: 1493, key: 'dairy-farm-worker' },
          { id: 1494, key: 'greenhouse-worker' },
          { id: 1495, key: 'plantation-supervisor' },
        ],
      },
      {
        id: 206,
        key: 'fisheries-aquaculture',
        titles: [
          { id: 1496, key: 'fisherman' },
          { id: 1497, key: 'aquaculture-technician' },
          { id: 1498, key: 'fish-processing-worker' },
        ],
      },
      {
        id: 207,
        key: 'agronomy-animal-science',
        titles: [
          { id: 1499, key: 'agronomist' },
          { id: 1500, key: 'agricultural-engineer' },
          { id: 1501, key: 'agricultural-extension-officer' },
          { id: 1502, key: 'animal-health-technician' },
        ],
      },
      {
        id: 208,
        key: 'forestry-conservation',
        titles: [
          { id: 1503, key: 'forester' },
          { id: 1504, key: 'conservation-officer' },
          { id: 1505, key: 'park-ranger' },
        ],
      },
      {
        id: 209,
        key: 'gardening-landscaping',
        titles: [
          { id: 1506, key: 'gardener' },
          { id: 1507, key: 'landscaper' },
          { id: 1508, key: 'tree-surgeon' },
        ],
      },
    ],
  },
  {
    id: 21,
    key: 'domestic-care-work',
    subs: [
      {
        id: 210,
        key: 'household-help',
        titles: [
          { id: 1509, key: 'housekeeper' },
          { id: 1510, key: 'domestic-helper' },
          { id: 1511, key: 'family-cook' },
          { id: 1512, key: 'family-driver' },
          { id: 1513, key: 'live-in-couple' },
        ],
      },
      {
        id: 211,
        key: 'childcare',
        titles: [
          { id: 1514, key: 'nanny' },
          { id: 1515, key: 'babysitter' },
          { id: 1516, key: 'daycare-worker' },
        ],
      },
      {
        id: 212,
        key: 'elderly-disability-care',
        titles: [
          { id: 1517, key: 'caregiver' },
          { id: 1518, key: 'elderly-care-worker' },
          { id: 1519, key: 'home-health-aide' },
          { id: 1520, key: 'disability-support-worker' },
          { id: 1521, key: 'care-home-manager' },
        ],
      },
      {
        id: 213,
        key: 'cleaning-services',
        titles: [
          { id: 1522, key: 'cleaner' },
          { id: 1523, key: 'janitor' },
          { id: 1524, key: 'office-cleaner' },
          { id: 1525, key: 'window-cleaner' },
          { id: 1526, key: 'car-washer' },
        ],
      },
    ],
  },
  {
    id: 22,
    key: 'security-safety',
    subs: [
      {
        id: 214,
        key: 'guarding-patrol',
        titles: [
          { id: 1527, key: 'security-guard' },
          { id: 1528, key: 'security-supervisor' },
          { id: 1529, key: 'cctv-operator' },
          { id: 1530, key: 'bodyguard' },
          { id: 1531, key: 'loss-prevention-officer' },
        ],
      },
      {
        id: 215,
        key: 'health-safety',
        titles: [
          { id: 1532, key: 'safety-officer' },
          { id: 1533, key: 'occupational-health-and-safety-manager' },
          { id: 1534, key: 'safety-engineer' },
        ],
      },
      {
        id: 216,
        key: 'fire-rescue',
        titles: [
          { id: 1535, key: 'firefighter' },
          { id: 1536, key: 'fire-safety-officer' },
          { id: 1537, key: 'lifeguard' },
        ],
      },
      {
        id: 217,
        key: 'police-military',
        titles: [
          { id: 1538, key: 'police-officer' },
          { id: 1539, key: 'soldier' },
          { id: 1540, key: 'private-investigator' },
        ],
      },
    ],
  },
  {
    id: 23,
    key: 'real-estate-property',
    subs: [
      {
        id: 218,
        key: 'property-sales-leasing',
        titles: [
          { id: 1541, key: 'real-estate-agent' },
          { id: 1542, key: 'real-estate-broker' },
          { id: 1543, key: 'property-consultant' },
          { id: 1544, key: 'leasing-officer' },
        ],
      },
      {
        id: 219,
        key: 'property-facilities-management',
        titles: [
          { id: 1545, key: 'property-manager' },
          { id: 1546, key: 'facilities-manager' },
          { id: 1547, key: 'building-administrator' },
          { id: 1548, key: 'building-technician' },
        ],
      },
      {
        id: 220,
        key: 'valuation-development',
        titles: [
          { id: 1549, key: 'property-appraiser' },
          { id: 1550, key: 'real-estate-analyst' },
          { id: 1551, key: 'land-acquisition-officer' },
          { id: 1552, key: 'property-development-manager' },
        ],
      },
    ],
  },
  {
    id: 24,
    key: 'beauty-wellness-sports',
    subs: [
      {
        id: 221,
        key: 'hair-beauty',
        titles: [
          { id: 1553, key: 'hairdresser' },
          { id: 1554, key: 'barber' },
          { id: 1555, key: 'makeup-artist' },
          { id: 1556, key: 'nail-technician' },
          { id: 1557, key: 'beautician' },
          { id: 1558, key: 'eyelash-technician' },
        ],
      },
      {
        id: 222,
        key: 'spa-massage',
        titles: [
          { id: 1559, key: 'massage-therapist' },
          { id: 1560, key: 'spa-receptionist' },
          { id: 1561, key: 'spa-manager' },
        ],
      },
      {
        id: 223,
        key: 'fitness-sports',
        titles: [
          { id: 1562, key: 'fitness-trainer' },
          { id: 1563, key: 'yoga-instructor' },
          { id: 1564, key: 'sports-coach' },
          { id: 1565, key: 'swimming-instructor' },
          { id: 1566, key: 'gym-receptionist' },
        ],
      },
      {
        id: 224,
        key: 'pet-care',
        titles: [
          { id: 1567, key: 'pet-groomer' },
          { id: 1568, key: 'kennel-attendant' },
          { id: 1569, key: 'dog-trainer' },
        ],
      },
    ],
  },
  {
    id: 25,
    key: 'science-research',
    subs: [
      {
        id: 225,
        key: 'life-sciences',
        titles: [
          { id: 1570, key: 'biologist' },
          { id: 1571, key: 'microbiologist' },
          { id: 1572, key: 'biochemist' },
          { id: 1573, key: 'biotechnologist' },
        ],
      },
      {
        id: 226,
        key: 'chemistry-materials',
        titles: [
          { id: 1574, key: 'chemist' },
          { id: 1575, key: 'laboratory-analyst' },
          { id: 1576, key: 'materials-scientist' },
          { id: 1577, key: 'laboratory-technician' },
        ],
      },
      {
        id: 227,
        key: 'clinical-research-regulatory-affairs',
        titles: [
          { id: 1578, key: 'clinical-research-associate' },
          { id: 1579, key: 'clinical-data-manager' },
          { id: 1580, key: 'regulatory-affairs-specialist' },
          { id: 1581, key: 'pharmacovigilance-specialist' },
        ],
      },
      {
        id: 228,
        key: 'earth-physical-sciences',
        titles: [
          { id: 1582, key: 'geologist' },
          { id: 1583, key: 'physicist' },
          { id: 1584, key: 'meteorologist' },
          { id: 1585, key: 'gis-specialist' },
        ],
      },
      {
        id: 229,
        key: 'research-statistics',
        titles: [
          { id: 1586, key: 'research-assistant' },
          { id: 1587, key: 'research-scientist' },
          { id: 1588, key: 'statistician' },
          { id: 1589, key: 'economist' },
        ],
      },
    ],
  },
  {
    id: 26,
    key: 'management-consulting',
    subs: [
      {
        id: 230,
        key: 'general-management',
        titles: [
          { id: 1590, key: 'general-manager' },
          { id: 1591, key: 'chief-executive-officer' },
          { id: 1592, key: 'chief-operating-officer' },
          { id: 1593, key: 'chief-technology-officer' },
          { id: 1594, key: 'country-manager' },
          { id: 1595, key: 'branch-manager' },
        ],
      },
      {
        id: 231,
        key: 'operations-management',
        titles: [
          { id: 1596, key: 'operations-manager' },
          { id: 1597, key: 'operations-supervisor' },
          { id: 1598, key: 'operations-analyst' },
          { id: 1599, key: 'franchise-manager' },
        ],
      },
      {
        id: 232,
        key: 'project-program-management',
        titles: [
          { id: 1600, key: 'project-manager' },
          { id: 1601, key: 'project-coordinator' },
          { id: 1602, key: 'program-manager' },
        ],
      },
      {
        id: 233,
        key: 'business-consulting',
        titles: [
          { id: 1603, key: 'management-consultant' },
          { id: 1604, key: 'business-analyst' },
          { id: 1605, key: 'strategy-analyst' },
          { id: 1606, key: 'process-improvement-specialist' },
        ],
      },
      {
        id: 234,
        key: 'trainees-internships',
        titles: [
          { id: 1607, key: 'management-trainee' },
          { id: 1608, key: 'intern' },
          { id: 1609, key: 'graduate-trainee' },
        ],
      },
    ],
  },
]
