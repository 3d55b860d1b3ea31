import type { Skin } from '../skin';

export const skin: Skin = {
  title: '1830',
  currency: '$',
  corps: {
    PRR: { name: 'Pennsylvania Railroad', letters: 'PRR', colour: '#1F6B3A' },
    NYC: { name: 'New York Central Railroad', letters: 'NYC', colour: '#22201E' },
    CPR: { name: 'Canadian Pacific Railroad', letters: 'CPR', colour: '#C8322B' },
    'B&O': { name: 'Baltimore & Ohio Railroad', letters: 'B&O', colour: '#1D4F91' },
    'C&O': { name: 'Chesapeake & Ohio Railroad', letters: 'C&O', colour: '#7CC0E3' },
    ERIE: { name: 'Erie Railroad', letters: 'ERIE', colour: '#F2C230' },
    NYNH: { name: 'New York, New Haven & Hartford Railroad', letters: 'NYNH', colour: '#E3762B' },
    'B&M': { name: 'Boston & Maine Railroad', letters: 'B&M', colour: '#8BBF4A' },
  },
  privates: {
    SV: { name: 'Schuylkill Valley', letters: 'SV' },
    CS: { name: 'Champlain & St. Lawrence', letters: 'CS' },
    DH: { name: 'Delaware & Hudson', letters: 'DH' },
    MH: { name: 'Mohawk & Hudson', letters: 'MH' },
    CA: { name: 'Camden & Amboy', letters: 'CA' },
    BO: { name: 'Baltimore & Ohio', letters: 'B&O' },
  },
  phases: { D: '7' },
};
